// The rules that apply to a document follow from what stands in it.
import { describe, expect, it } from 'vitest'
import { judgeFormats } from './formats.ts'

const tool = '```tool\nid: a\nrun: true\n```\n'

describe('the formats of a document', () => {
  it.each([
    ['no frontmatter', 'Hello\n', true, false],
    ['a name', '---\nname: a\n---\n', true, false],
    ['skill and no name', '---\nskill: a\n---\n', false, true],
    ['includes and no name', '---\nincludes: a\n---\n', false, true],
    ['a tool fence and no name', tool, false, true],
    ['a tool fence with CRLF', tool.replaceAll('\n', '\r\n'), false, true],
    ['a name and a tool fence', `---\nname: a\n---\n${tool}`, true, true],
    ['a name below broken YAML', `---\na: b: c\nname: a\n---\n${tool}`, true, true],
    ['a name before which a byte order mark stands', `\uFEFF---\nname: a\n---\n${tool}`, true, true],
    ['skill in the body only', '---\nname: a\n---\nskill: b\n', true, false],
    ['an indented skill', '---\nname: a\nmetadata:\n  skill: b\n---\n', true, false],
  ])('%s', (_, text, agent, hard) => {
    const judged = judgeFormats(text)
    expect([judged['agent-skill'].applies, judged['hard-skill'].applies]).toEqual([agent, hard])
  })
})
