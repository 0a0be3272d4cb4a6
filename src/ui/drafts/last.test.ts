// The last second of a draft is there again, unless the database has it or it is not what was written.
import { expect, test } from 'vitest'
import { textFile, type WorkFile, workOf } from '../store/work.ts'
import { type Draft, stored } from './draft.ts'
import { dropAllLast, dropLast, keepLast, lastOf } from './last.ts'

/** A storage whose values are its own properties, as the browser's are. */
class FalseStorage {
  [key: string]: unknown
  static make = () => new FalseStorage() as unknown as Storage
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const draft = (files: WorkFile[], savedAt = 5): Draft => {
  return { version: 1, id: 'one', savedAt, back: null, work: stored(workOf(files)) }
}
const text = [textFile('SKILL.md', 'typed \ud800')]

test('it is there if it is newer', () => {
  const storage = FalseStorage.make()
  keepLast(storage, draft(text))
  expect(lastOf(storage, 'one', 4)?.work.files.get('SKILL.md')).toEqual(text[0])
  expect(lastOf(storage, 'one', 5)).toBeNull()
  expect(lastOf(storage, 'other', 0)).toBeNull()
})

test('it goes when the database has the draft', () => {
  const storage = FalseStorage.make()
  keepLast(storage, draft(text))
  dropLast(storage, 'one')
  expect(lastOf(storage, 'one', 0)).toBeNull()
  keepLast(storage, draft(text))
  storage.setItem('of another page', '1')
  dropAllLast(storage)
  expect(Object.keys(storage)).toEqual(['of another page'])
})

test('bytes and large texts are left to the database', () => {
  const storage = FalseStorage.make()
  keepLast(storage, draft([{ path: 'a', kind: 'bytes', bytes: new Uint8Array(1), executable: false }]))
  keepLast(storage, draft([textFile('SKILL.md', 'x'.repeat(1_000_001))]))
  expect(Object.keys(storage)).toEqual([])
})

test('what is no draft, a full storage and none at all do no harm', () => {
  const storage = FalseStorage.make()
  storage.setItem('skill-playground.last.1:one', '{"version":1')
  expect(lastOf(storage, 'one', 0)).toBeNull()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepLast(storage, draft(text))).not.toThrow()
  expect(lastOf(null, 'one', 0)).toBeNull()
})
