// Tests that a person is told the reason which a specification's sentence leaves out.
import { expect, it } from 'vitest'
import { agentSkill } from '../agent-skill/agent-skill.ts'
import { wordsOf } from './words.ts'

it('says why a document does not start with frontmatter', () => {
  const [fault] = agentSkill.faults('\ufeff---\nname: a\ndescription: b\n---\n')
  expect(fault && wordsOf(fault)).toBe(
    'SKILL.md must start with YAML frontmatter (---): the file starts with a byte order mark, an invisible character before the first fence. Remove it.',
  )
})

it('says nothing twice, and adds nothing where there is no more to say', () => {
  for (const text of ['---\nname: a\ndescription: b: c\n---\n', '---\nname: A\ndescription: b\n---\n']) {
    const [fault] = agentSkill.faults(text)
    expect(fault && wordsOf(fault)).toBe(fault?.message)
  }
})
