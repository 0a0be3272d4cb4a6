// What a person does to the work, and how each step is taken back.
import { expect, test } from 'vitest'
import type { SkillReport } from '../../core/report.ts'
import { chosenSkill, hasUnsaved, isStale } from './select.ts'
import { makeStore } from './store.ts'
import { blank, textFile, textOf, workOf } from './work.ts'

const work = (text: string) => workOf([textFile('SKILL.md', text), textFile('a.md', 'a')])
const shown = ({ getState }: ReturnType<typeof makeStore>) => {
  const { files, open } = getState().work
  return textOf(files.get(open))
}
const undo = (store: ReturnType<typeof makeStore>) => store.getState().notices.at(-1)?.action?.onSelect()

test('typing changes the file and makes the Report stale', () => {
  const store = makeStore({ work: work('one') })
  store.setState({ checked: store.getState().work.files })
  expect(isStale(store.getState())).toBe(false)
  store.actions.type('SKILL.md', 'two')
  expect(shown(store)).toBe('two')
  expect(isStale(store.getState())).toBe(true)
})

test('typing what is there already changes nothing', () => {
  const store = makeStore({ work: work('one') })
  const before = store.getState().work
  store.actions.type('SKILL.md', 'one')
  expect(store.getState().work).toBe(before)
})

test('what is typed goes into the file that the editor had, and into none that is gone', () => {
  const store = makeStore({ work: work('one') })
  store.actions.openFile('a.md')
  store.actions.type('SKILL.md', 'two')
  expect(textOf(store.getState().work.files.get('SKILL.md'))).toBe('two')
  expect(shown(store)).toBe('a')
  store.actions.type('gone.md', 'x')
  expect([...store.getState().work.files.keys()]).toEqual(['SKILL.md', 'a.md'])
})

test('work put in place of other work can be taken back', () => {
  const store = makeStore({ work: work('mine') })
  store.actions.replace(blank, 'Started a new skill.')
  expect(shown(store)).toBe('')
  undo(store)
  expect(shown(store)).toBe('mine')
  expect(store.getState().notices).toEqual([])
})

test('a change by a fix can be taken back', () => {
  const store = makeStore({ work: work('one') })
  store.actions.edit('Quoted the value.', [{ path: 'SKILL.md', from: 0, to: 1, insert: 'O' }])
  expect(shown(store)).toBe('One')
  undo(store)
  expect(shown(store)).toBe('one')
})

test('taking a fix back leaves alone what was typed since', () => {
  const store = makeStore({ work: work('one') })
  store.actions.edit('Quoted the value.', [
    { path: 'SKILL.md', from: 0, to: 1, insert: 'O' },
    { path: 'a.md', from: 0, to: 1, insert: 'b' },
  ])
  store.actions.type('SKILL.md', 'typed since')
  undo(store)
  expect(shown(store)).toBe('typed since')
  expect(textOf(store.getState().work.files.get('a.md'))).toBe('a')
})

test("a link's work is a stranger's until it is edited, and the way back stays", () => {
  const mine = work('mine')
  const store = makeStore({ work: mine })
  store.actions.showLinked(work('theirs'), mine)
  expect(store.getState().work.origin).toBe('link')
  store.actions.openFile('a.md')
  expect(store.getState().work.origin).toBe('link')
  store.actions.change({ answer: '{}' })
  expect(store.getState().work.origin).toBe('own')
  expect(store.getState().back).toBe(mine)
})

test('only what is of the person and not empty is asked about', () => {
  const store = makeStore({ work: { ...work('x'), origin: 'example' } })
  expect(hasUnsaved(store.getState())).toBe(false)
  store.actions.type('SKILL.md', 'y')
  expect(hasUnsaved(store.getState())).toBe(true)
  store.actions.change(blank)
  expect(hasUnsaved(store.getState())).toBe(false)
})

test('a message with the same key takes the place of the earlier one', () => {
  const store = makeStore()
  for (const text of ['one', 'two']) store.actions.notify({ key: 'k', text, severity: 'info' })
  expect(store.getState().notices.map(notice => notice.text)).toEqual(['two'])
})

test('the same place can be shown again', () => {
  const store = makeStore({ work: work('one') })
  store.actions.openFile('SKILL.md', { from: 1, to: 2 })
  const first = store.getState().reveal?.key
  store.actions.openFile('SKILL.md', { from: 1, to: 2 })
  expect(store.getState().reveal?.key).not.toBe(first)
})

test('a file of another skill shows that skill, the innermost one', () => {
  const skill = (root: string) => ({ root, path: `${root}/SKILL.md`, faults: [] }) as unknown as SkillReport
  const report = { entries: [], faults: [], skills: [skill(''), skill('a'), skill('a/b')] }
  const store = makeStore({ work: work('one'), report })
  store.actions.openFile('a/b/x.md')
  expect(chosenSkill(store.getState())?.root).toBe('a/b')
  store.actions.openFile('a/x.md')
  expect(chosenSkill(store.getState())?.root).toBe('a')
  store.actions.openFile('x.md')
  expect(chosenSkill(store.getState())?.root).toBe('')
})
