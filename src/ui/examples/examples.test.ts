// Every example is as it was written: each shows what the menu says of it.
import { expect, test } from 'vitest'
import { inspect } from '../../core/inspect.ts'
import { Mirror } from '../../workers/mirror.ts'
import { examples, exampleWork, first } from './examples.ts'

const report = async (id: string) => {
  const mirror = new Mirror()
  mirror.sync([...(await exampleWork(id)).files.values()], [])
  return inspect(mirror.source())
}
const errors = async (id: string) =>
  (await report(id)).skills.flatMap(skill => skill.faults.filter(fault => fault.severity === 'error'))

test('the first is one of them', () => expect(examples.map(({ id }) => id)).toContain(first))

test('the plain one has no error, and the one for Claude Code only the fields that the specification does not know', async () => {
  expect(await errors('plain')).toEqual([])
  const kinds = (await errors('claude-code')).map(fault => fault.kind)
  expect(kinds).toEqual(['unexpected-fields', 'unexpected-fields'])
})

test('the first has nothing wrong but the key that hard skills have and agent skills do not', async () => {
  const [skill] = (await report(first)).skills
  expect(skill?.faults.map(fault => fault.kind)).toEqual(['unexpected-fields'])
})

test('the first fills every pane', async () => {
  const [skill] = (await report(first)).skills
  expect(skill?.formats['agent-skill'].applies && skill.formats['hard-skill'].applies).toBe(true)
  expect(skill?.hardSkill.skill.tools).toHaveLength(2)
  expect(skill?.hardSkill.programs.length).toBeGreaterThan(0)
  expect(skill?.hardSkill.includes.flatMap(include => include.files)).toHaveLength(2)
  expect(skill?.verdicts.length).toBeGreaterThan(0)
})

test('the folder has three skills', async () => {
  expect((await report('several')).skills.map(skill => skill.title)).toEqual([
    'summarise',
    'table-check',
    'translate',
  ])
})

test('the wrong one is wrong in many ways', async () => {
  const kinds = new Set((await errors('faulty')).map(fault => fault.kind))
  expect(kinds.size).toBeGreaterThanOrEqual(6)
})
