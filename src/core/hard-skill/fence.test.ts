// Tests which tool fences stand inside an example, by the fences that are open around them.
import { expect, it } from 'vitest'
import { splitBody } from './fence.ts'
import { linesOf } from './lines.ts'

const tool = '```tool\nid: t\n```\n'
/** For each tool fence the line that opens the fence around it. */
const around = (text: string) => splitBody(linesOf(text)).fences.map(fence => fence.inside?.number ?? null)

it.each([
  ['none around', tool + tool, [null, null]],
  ['a longer fence', `a\n\`\`\`\`md\n${tool}${tool}\`\`\`\`\n${tool}`, [2, 2, null]],
  ['a fence of as many backticks, which ends with the tool', `\`\`\`\n${tool}${tool}`, [1, null]],
  ['tildes', `~~~\n${tool}~~~\n${tool}`, [1, null]],
  ['tildes that backticks do not close', `~~~\n\`\`\`\n${tool}`, [1]],
  ['a fence that a shorter one does not close', `\`\`\`\`\n\`\`\`\n${tool}`, [1]],
  ['a fence that a line with more text does not close', `~~~\n~~~ x\n${tool}`, [1]],
  ['a fence that a longer one closes', `\`\`\`\n\`\`\`\`\n${tool}`, [null]],
  ['a fence that white space follows', `~~~\n~~~  \n${tool}`, [null]],
  ['a fence that is indented by three', `   ~~~\n${tool}`, [1]],
  ['no fence: indented by four', `    ~~~\n${tool}`, [null]],
  ['no fence: two signs', `~~\n${tool}`, [null]],
  ['no fence: backticks after backticks', `\`\`\`\` a\`b\n${tool}`, [null]],
])('%s', (_, text, expected) => expect(around(text)).toEqual(expected))

it('gives the prose and the fences in order', () => {
  const { pieces } = splitBody(linesOf(`a\n${tool}b`))
  expect(pieces.map(piece => ('open' in piece ? piece.lines.map(line => line.text) : piece.text))).toEqual([
    'a',
    ['id: t'],
    'b',
  ])
})
