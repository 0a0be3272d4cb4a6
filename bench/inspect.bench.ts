// Shows that a skill is inspected well within a frame, and that the time per kibibyte stays the same at every size.
import { bench } from 'vitest'
import { inspect } from '../src/core/inspect.ts'
import { MemorySource } from '../src/core/source/memory.ts'

const KIB = 1024
const FRAME = 16
const sizes = [4, 16, 64, 256]

const head =
  '---\nname: demo\ndescription: Keeps notes. Use when someone asks to write something down.\n---\n'
const hard = '---\nskill: demo\n---\n'
const tool =
  '```tool\nid: show\ndescription: Shows a file\nrun: cat -- $path\nparams:\n  path: string\n```\n\n'
const prose =
  'Read [the guide](references/guide.md) and write a line, as `notes add "text"` does, for each thing said.\n\n'

/** Documents that tempt a reader to look far ahead again and again: what stands once, and a piece that repeats. */
const documents: Record<string, readonly [start: string, piece: string, end?: string]> = {
  prose: [head, prose],
  'tool fences': [hard, tool],
  'tool fences of one id, each with faults': [
    hard,
    '```tool\nid: a\nid: a\nbad line\nrun: sh -c $txet\n```\n',
  ],
  'unclosed tool fences': [hard, '```tool\nid: a\n'],
  'one tool of many params': [`${hard}\`\`\`tool\nid: a\nrun: cat $a\nparams:\n`, '  p: { type: wrong }\n'],
  'one long run line': [`${hard}\`\`\`tool\nid: a\nrun: cat`, ' $a "x $b" \'$c\''],
  'one long line': [head, 'word '],
  'one long word': [head, 'x'],
  'one long line of links': [head, '[a](b/../c.md) '],
  'unclosed links': [head, '[a]('],
  'unclosed brackets': [head, '['],
  backquotes: [head, '` ``x ```y '],
  'dollar signs': [head, '$'],
  'dollar names': [head, '$a ${B} $1 $ARGUMENTS '],
  'commands in backquotes': [head, '!`ls` '],
  'open commands': [head, '!`'],
  'blocks of commands': [head, '```!\nls\n```\n'],
  fences: [head, '---\n'],
  hyphens: [head, '-'],
  'hyphens before anything': ['', '--- '],
  'blank lines': ['', '\n'],
  spaces: ['', ' '],
  'invisible characters': [head, 'a\u200b\u202e'],
  tags: [head, '<a'],
  'emphasis marks': [head, '*_'],
  quotes: [head, '> '],
  'long fences': [head, '````\n```\n'],
  'fields nobody knows': ['---\nname: demo\ndescription: x\n', 'key-#: value\n', '---\n'],
  'one key again and again': ['---\n', 'name: demo\n', '---\n'],
  'a mistake a line': ['---\n', 'key-#: a: b\n', '---\n'],
  'a list in brackets a line': ['---\n', 'key-#: [a, b]\n', '---\n'],
  'one long list in brackets': ['---\nname: demo\nkey: [', 'a, ', ']\n---\n'],
  'open brackets in a value': ['---\nname: demo\nkey: ', '[', '\n---\n'],
  'a long description': ['---\nname: demo\ndescription: ', 'word ', '\n---\n'],
  'a long name': ['---\nname: ', 'A-', '\ndescription: x\n---\n'],
  'a description of many colons': ['---\nname: demo\ndescription: ', 'a: b ', '\n---\n'],
  'an unclosed quote': ['---\nname: demo\ndescription: "', 'a line\n', '---\n'],
  'wrapped lines': ['---\nname: demo\ndescription: a\n', '  and more of it\n', '---\n'],
  tabs: ['---\n', '\tkey-#: a\n', '---\n'],
}

/** The frontmatter has a limit of its own, which what lies in it stays below. */
const MAX_FRONTMATTER = 64

const rows = []
for (const [name, [start, piece, end = '']] of Object.entries(documents)) {
  const row: Record<string, string> = { name }
  const perKib: number[] = []
  for (const size of end === '' ? sizes : sizes.map(size => (size * (MAX_FRONTMATTER - 2)) / 256)) {
    perKib.push(await time(documentOf(start, piece, end, size * KIB), size))
  }
  const [smallest = 0] = perKib
  perKib.forEach((value, i) => {
    row[`size ${4 ** i}, µs per KiB`] = value.toFixed(0)
  })
  row['largest : smallest'] = ((perKib.at(-1) ?? 0) / smallest).toFixed(2)
  rows.push(row)
}
console.table(rows)

const counts = [10, 100, 1000]
const many = []
for (const [name, files] of Object.entries({
  'clean skills': (at: number) => ({ [`skills/s-${at}/SKILL.md`]: head.replace('demo', `s-${at}`) + prose }),
  'faulty skills': (at: number) => ({
    [`skills/s-${at}/SKILL.md`]: `---\nname: Demo\ndescription: a: b\n---\n`,
  }),
  'skills with files': (at: number) =>
    Object.fromEntries([
      [`s-${at}/SKILL.md`, head.replace('demo', `s-${at}`) + prose],
      ...Array.from({ length: 10 }, (_, file) => [`s-${at}/references/${file}.md`, prose]),
    ]),
})) {
  const row: Record<string, string> = { name }
  const perSkill: number[] = []
  for (const count of counts) {
    const filesOf = (count: number) =>
      Object.assign({}, ...Array.from({ length: count }, (_, at) => files(at)))
    const memory = new MemorySource(filesOf(count))
    const started = process.cpuUsage()
    await inspect(memory)
    perSkill.push(process.cpuUsage(started).user / count)
    row[`${count} skills, µs each`] = (perSkill.at(-1) ?? 0).toFixed(0)
  }
  row['1,000 : 10'] = ((perSkill.at(-1) ?? 0) / (perSkill[0] ?? 1)).toFixed(2)
  many.push(row)
}
console.table(many)

const ordinary = documentOf(head, prose, '', 8 * KIB)
console.log(
  `An ordinary skill of 8 KiB: ${((await time(ordinary, 8, 50)) * 8) / 1000} ms of a frame's ${FRAME}.`,
)

bench('an ordinary skill of 8 KiB', async () => {
  await inspect(new MemorySource({ 'demo/SKILL.md': ordinary }))
})

/** The piece again and again, `#` numbered, up to a size in code units. */
function documentOf(start: string, piece: string, end: string, size: number): string {
  const times = Math.max(1, Math.floor((size - start.length - end.length) / piece.length))
  const pieces = Array.from({ length: times }, (_, at) => piece.replaceAll('#', String(at)))
  return start + pieces.join('').slice(0, Math.max(0, size - start.length - end.length)) + end
}

/** Microseconds of the processor, which other programs do not lengthen, for each of `size` KiB: the least of several runs. */
async function time(text: string, size: number, runs = Math.max(2, Math.round(48 / size))): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const started = process.cpuUsage()
    await inspect(new MemorySource({ 'demo/SKILL.md': text }))
    quickest = Math.min(quickest, process.cpuUsage(started).user)
  }
  return quickest / size
}
