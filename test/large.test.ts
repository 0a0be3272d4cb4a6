// Documents with more of a thing than a function call takes arguments, or a stack frames: each still has a report.
import { expect, it } from 'vitest'
import { inspect } from '../src/core/inspect.ts'
import { MemorySource } from '../src/core/source/memory.ts'

const MANY = 130_000
const head = '---\nname: demo\ndescription: Keeps notes. Use when asked.\n---\n'

it.each([
  ['commands', `${head}${'!`ls` '.repeat(MANY)}`],
  ['blocks of commands', `${head}${'```!\nls\n```\n'.repeat(MANY)}`],
  ['placeholders', `${head}${'$0 $1 '.repeat(MANY)}`],
  ['invisible characters', `${head}${'a\u200b'.repeat(MANY)}`],
  ['references', `${head}${'[a](b/c.md)\n'.repeat(MANY)}`],
  ['tools', `---\nskill: demo\n---\n${'```tool\nid: a\n```\n'.repeat(MANY)}`],
  [
    'faults in one tool',
    `---\nskill: demo\n---\n\`\`\`tool\nid: a\nrun: cat ${'$b '.repeat(MANY)}\n\`\`\`\n`,
  ],
  ['lines of one tool', `---\nskill: demo\n---\n\`\`\`tool\n${'wrong\n'.repeat(MANY)}\`\`\`\n`],
  ['quotation marks in a value', `---\nname: demo\ndescription: "a" b \\ ${"'".repeat(MANY)}\n---\n`],
  ['quotation marks without an end', `---\nname: demo\ndescription: "a\\b ${"'".repeat(MANY)}\n`],
  ['keys', `---\n${'a: b\n'.repeat(MANY)}---\n`],
  ['includes', `---\nskill: demo\nincludes:\n${'  - a\n'.repeat(MANY)}---\n`],
  ['brackets', `---\nname: demo\ndescription: ${'['.repeat(MANY)}\n---\n${'['.repeat(MANY)}`],
  ['quotes', `${head}${'>'.repeat(MANY)}`],
  ['fences below empty lines', `${'\n'.repeat(MANY)}x\n${'---\n'.repeat(MANY)}`],
])('%s', async (_, text) => {
  const { skills } = await inspect(new MemorySource({ 'demo/SKILL.md': text }))
  expect(skills).toHaveLength(1)
})
