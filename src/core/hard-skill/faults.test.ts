// Every fault of the format: its kind, the exact characters it marks (between « and »), and its first mend.
// Long, because it is one table, read beside rules.ts: what is missing in it must be seen at a glance.
import { describe, expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { applyEdits } from '../fault/fix.ts'
import { faults } from './hard-skill.ts'

/** A document with marks, the kinds expected in order, and what the first mend of the marked one makes of it. */
type Row = { kind: string; text: string; mended?: string; others?: string[] }

/** A tool `t` with these lines. */
const tool = (...lines: string[]) => ['```tool', 'id: t', ...lines, '```', ''].join('\n')
/** A tool with one param `a` with these lines, used in its run. */
const param = (...lines: string[]) =>
  tool('params:', '  a:', ...lines.map(line => `    ${line}`), 'run: p x$a')
/** A tool whose params are text and whose run is this. */
const run = (text: string, ...names: string[]) =>
  tool(...(names.length ? ['params:'] : []), ...names.map(name => `  ${name}:`), `run: ${text}`)
const list = (items: string[], ...names: string[]) =>
  tool(
    ...(names.length ? ['params:'] : []),
    ...names.map(name => `  ${name}:`),
    'run:',
    ...items.map(item => `  - ${item}`),
  )
const includes = (value: string) => `---\nskill: s\nincludes: ${value}\n---\n`

const rows: Row[] = [
  // The fence lines.
  {
    kind: 'tool-fence-unclosed',
    text: 'Hi\n\n«```tool»\nid: t\nrun: ls',
    mended: 'Hi\n\n```tool\nid: t\nrun: ls\n```',
  },
  {
    kind: 'tool-fence-unclosed',
    text: '«```tool»\nid: t\nrun: ls\n\nProse.\n',
    mended: '```tool\nid: t\nrun: ls\n```\n\nProse.\n',
  },
  { kind: 'tool-fence-unclosed', text: '«```tool»\nid: t\nrun: ls\n ```\n', others: ['tool-line-bad'] },
  {
    kind: 'tool-fence-unclosed',
    text: '\r\n«```tool »\r\nid: t\r\nrun: ls\r\n',
    mended: '\r\n```tool \r\nid: t\r\nrun: ls\r\n```\r\n',
  },
  {
    kind: 'tool-line-bad',
    text: '```tool\nid: t\nrun: ls\n«```tool»\nid: u\nrun: ls\n```\n',
    mended: '```tool\nid: t\nrun: ls\n```\n```tool\nid: u\nrun: ls\n```\n',
  },
  { kind: 'tool-line-bad', text: tool('«just text»', 'run: ls'), mended: tool('# just text', 'run: ls') },
  {
    kind: 'tool-line-bad',
    text: tool('run: ls', '  «two more words»'),
    mended: tool('run: ls', '#   two more words'),
  },
  { kind: 'tool-line-bad', text: tool('«run ls -l»'), mended: tool('run: ls -l') },
  { kind: 'tool-line-bad', text: tool('«run = ls -l»'), mended: tool('run: ls -l') },
  { kind: 'tool-line-bad', text: param('«type string»'), mended: param('type: string') },
  { kind: 'tool-line-bad', text: tool('run: ls', '  «- -l»'), mended: tool('run: ls', '#   - -l') },
  {
    kind: 'tool-line-bad',
    text: tool('run:', '«- echo»', '- hi'),
    mended: tool('run:', '  - echo', '  - hi'),
  },
  { kind: 'tool-line-bad', text: tool('«👩‍👩‍👧 é»', 'run: ls'), mended: tool('# 👩‍👩‍👧 é', 'run: ls') },
  // Indentation.
  {
    kind: 'tool-indentation-bad',
    text: tool('params:', '«   »a:', '    type: string', 'run: p x$a'),
    mended: tool('params:', '  a:', '    type: string', 'run: p x$a'),
  },
  {
    kind: 'tool-indentation-bad',
    text: tool('params:', '  a:', '«   »type: string', 'run: p x$a'),
    mended: tool('params:', '  a:', '    type: string', 'run: p x$a'),
  },
  {
    kind: 'tool-indentation-bad',
    text: tool('params:', '«\t»a:', '\t\ttype: string', 'run: p x$a'),
    mended: tool('params:', '  a:', '    type: string', 'run: p x$a'),
  },
  {
    kind: 'tool-indentation-bad',
    text: tool('params:', '«    »a:', '        type: string', '    b:', 'run: p x$a x$b'),
    mended: tool('params:', '  a:', '    type: string', '  b:', 'run: p x$a x$b'),
  },
  { kind: 'tool-indentation-bad', text: tool('«  »run: ls'), mended: tool('run: ls') },
  { kind: 'tool-indentation-bad', text: tool('run: ls', '«  »more: text') },
  {
    kind: 'tool-indentation-bad',
    text: tool('«  »a:', '    type: string', 'run: p x$a'),
    mended: tool('params:', '  a:', '    type: string', 'run: p x$a'),
  },
  // The keys of a tool.
  { kind: 'tool-key-unknown', text: tool('run: ls', '«timeout»: 5') },
  { kind: 'tool-key-unknown', text: tool('«Run»: ls'), mended: tool('run: ls') },
  {
    kind: 'tool-key-unknown',
    text: tool('«descripton»: d', 'run: ls'),
    mended: tool('description: d', 'run: ls'),
  },
  {
    kind: 'tool-key-unknown',
    text: tool('«param»:', '  a:', 'run: p x$a'),
    mended: tool('params:', '  a:', 'run: p x$a'),
  },
  { kind: 'tool-key-unknown', text: tool('«env»:', '  A: b', '  - c', 'run: ls') },
  { kind: 'tool-key-repeated', text: tool('run: ls', '«id»: u'), mended: tool('run: ls') },
  { kind: 'tool-key-repeated', text: tool('run: ls', '«run»: pwd'), mended: tool('run: ls') },
  {
    kind: 'tool-key-repeated',
    text: param('type: string', '«type»: integer'),
    mended: param('type: string'),
  },
  {
    kind: 'tool-key-repeated',
    text: tool('params:', '  a:', '«params»:', '  b:', 'run: p x$a$b'),
    mended: tool('params:', '  a:', '  b:', 'run: p x$a$b'),
  },
  { kind: 'tool-id-missing', text: '```tool\n«»run: ls\n```\n', mended: '```tool\nid: ls\nrun: ls\n```\n' },
  {
    kind: 'tool-id-missing',
    text: '```tool\n«id»:\nrun: /bin/ls\n```\n',
    mended: '```tool\nid: ls\nrun: /bin/ls\n```\n',
  },
  {
    kind: 'tool-id-duplicate',
    text: `${tool('run: ls')}\`\`\`tool\nid: «t»\nrun: ls\n\`\`\``,
    mended: `${tool('run: ls')}\`\`\`tool\nid: t-2\nrun: ls\n\`\`\``,
  },
  {
    kind: 'tool-run-missing',
    text: '```tool\nid: t\ndescription: d\nparams:«»',
    others: ['tool-fence-unclosed'],
  },
  {
    kind: 'tool-run-missing',
    text: tool('description: d').replace('```\n', '«»```\n').replace('«»```tool', '```tool'),
  },
  { kind: 'tool-run-missing', text: tool('«run»:   ') },
  {
    kind: 'tool-text-ignored',
    text: tool('params: «x»', '  a:', 'run: p x$a'),
    mended: tool('params:', '  a:', 'run: p x$a'),
  },
  {
    kind: 'tool-text-ignored',
    text: tool('params:', '  a: «string»', 'run: p x$a'),
    mended: tool('params:', '  a:', 'run: p x$a'),
  },
  // Params.
  { kind: 'param-repeated', text: tool('params:', '  a:', '  «a»:', '    type: integer', 'run: p x$a') },
  {
    kind: 'param-key-unknown',
    text: param('type: string', '«required»: true'),
    mended: param('type: string'),
  },
  { kind: 'param-key-unknown', text: param('«pattern»: x') },
  { kind: 'param-key-unknown', text: param('«desc»: x'), mended: param('description: x') },
  { kind: 'param-key-unknown', text: param('«defualt»: x'), mended: param('default: x') },
  { kind: 'param-type-unknown', text: param('type: «text»'), mended: param('type: string') },
  {
    kind: 'param-type-unknown',
    text: param('type: «int»', 'default: 1'),
    mended: param('type: integer', 'default: 1'),
  },
  { kind: 'param-type-unknown', text: param('type: «String»'), mended: param('type: string') },
  { kind: 'param-type-unknown', text: param('type: «nothing»') },
  { kind: 'param-type-unknown', text: param('«type»:'), mended: param() },
  {
    kind: 'param-default-not-in-enum',
    text: param('enum: accept, reject', 'default: «acept»'),
    mended: param('enum: accept, reject', 'default: accept'),
  },
  {
    kind: 'param-default-not-in-enum',
    text: param('type: integer', 'enum: 1, 2', 'default: «7»'),
    mended: param('type: integer', 'enum: 1, 2, 7', 'default: 7'),
  },
  { kind: 'param-default-not-in-enum', text: param('enum: x, y', '«default»:') },
  {
    kind: 'param-default-wrong-type',
    text: param('type: integer', 'default: «1.5»'),
    mended: param('type: string', 'default: 1.5'),
  },
  {
    kind: 'param-default-wrong-type',
    text: param('type: boolean', 'default: «Yes»'),
    mended: param('type: boolean', 'default: true'),
  },
  {
    kind: 'param-default-wrong-type',
    text: param('type: number', '«default»:'),
    mended: param('type: number'),
  },
  { kind: 'param-default-wrong-type', text: param('type: object', 'default: «[]»') },
  {
    kind: 'param-enum-wrong-type',
    text: param('type: integer', 'enum: 1, «b», 3, d'),
    mended: param('type: string', 'enum: 1, b, 3, d'),
  },
  { kind: 'param-enum-wrong-type', text: param('type: integer', 'enum: «a»', 'default: a') },
  { kind: 'param-enum-wrong-type', text: param('type: integer', 'enum: 1,«»   , 2') },
  { kind: 'param-undeclared', text: run('p x«$txet»', 'text'), mended: run('p x$text', 'text') },
  {
    kind: 'param-undeclared',
    text: run('ls x«$dir»/y'),
    mended: tool('params:', '  dir:', '    type: string', 'run: ls x$dir/y'),
  },
  { kind: 'param-undeclared', text: run('awk x«$1»'), mended: run('awk x$$1') },
  {
    kind: 'param-undeclared',
    text: list(['p', 'é𝄞 x«$abd» $$abd', 'y$abc'], 'abc'),
    mended: list(['p', 'é𝄞 x$abc $$abd', 'y$abc'], 'abc'),
  },
  { kind: 'param-unused', text: tool('params:', '  «content»:', '  path:', 'run: tee x$path') },
  {
    kind: 'param-unused',
    text: tool('params:', '  «abc»:', 'run: p'),
    mended: tool('params:', '  abc:', 'run: p $abc'),
  },
  {
    kind: 'param-unused',
    text: tool('params:', '  «abc»:', 'run: p x${abc}'),
    mended: tool('params:', '  abc:', 'run: p x$abc'),
  },
  { kind: 'param-unused', text: tool('params:', '  «a-b»:', 'run: p'), mended: tool('run: p') },
  // Includes.
  { kind: 'include-absolute', text: includes('«/etc/passwd»'), mended: includes('etc/passwd') },
  { kind: 'include-absolute', text: includes('a, «~/b»'), mended: includes('a, b') },
  { kind: 'include-escapes', text: includes('«..»') },
  { kind: 'include-escapes', text: includes('a, «./b/», c'), mended: includes('a, b, c') },
  { kind: 'include-escapes', text: includes('«a\\..\\b»'), mended: includes('b') },
  { kind: 'include-escapes', text: includes('«a//b»'), mended: includes('a/b') },
  { kind: 'include-duplicate', text: includes('a, b, «a/»'), mended: includes('a, b') },
  // Warnings: interpreters.
  ...[
    'sh -c «$x»',
    'bash -lc «$x»',
    '/usr/bin/env bash -c «$x»',
    'python -c print(«$x»)',
    'python3.12 -c «$x»',
    'node -e «$x»',
  ]
    .concat([
      'perl -ne «$x»',
      'eval «$x»',
      'env -S «$x»',
      'xargs rm «$x»',
      'ssh host ls «$x»',
      'ssh -p 22 host «$x»',
    ])
    .concat([
      'find . -exec cat «$x» ;',
      'uv run python -c «$x»',
      'sudo -u me sh -c «$x»',
      'timeout 5 sh -c «$x»',
    ])
    .concat([
      'docker exec c sh -c «$x»',
      'sed -i s/a/«$x»/ f',
      'awk «$x» f',
      'env A=1 ruby -e «$x»',
      'sh -c "echo «$x»"',
    ])
    .concat([
      'node --eval=«$x»',
      'perl -e«$x»',
      'bash -c«$x»',
      'ssh -o «$x» host',
      'fd . -x «$x»',
      'sed -e s/«$x»/b/ f',
    ])
    .concat([
      'psql -c «$x»',
      'mysql db --execute=«$x»',
      'sqlite3 -json notes.db «$x»',
      'tmux send-keys -t 1 «$x»',
      'rsync -ave «$x» a b',
      'strace -o log sh -c «$x»',
      'julia -e «$x»',
    ])
    .map(text => ({ kind: 'run-through-a-shell', text: run(text, 'x') })),
  { kind: 'run-through-a-shell', text: list(['sh', '-c', 'cat «$x» | wc'], 'x') },
  // Warnings: options.
  { kind: 'option-injection', text: run('cat «$x»', 'x'), mended: run('cat -- $x', 'x') },
  { kind: 'option-injection', text: run('rm -rf «$x»', 'x'), mended: run('rm -rf -- $x', 'x') },
  {
    kind: 'option-injection',
    text: list(['grep', 'a b', '«$x»'], 'x'),
    mended: list(['grep', 'a b', '--', '$x'], 'x'),
  },
  { kind: 'option-injection', text: run('prog «$x»/y', 'x') },
  { kind: 'option-injection', text: run('grep -e «$x»', 'x') },
  { kind: 'option-injection', text: run('grep «$x» -r', 'x') },
  { kind: 'option-injection', text: tool('params:', '  a:', '    enum: -v, x', 'run: p «$a»') },
  // Warnings: the program.
  ...['«$x» --flag', './bin/«$x»', 'env «$x»', 'uv run «$x»', 'bash «$x»', 'python -m «$x»'].map(text => ({
    kind: 'program-from-param',
    text: run(text, 'x'),
  })),
  // Warnings: examples.
  {
    kind: 'tool-fence-in-example',
    text: '````markdown\n«```tool»\nid: t\nrun: ls\n```\n````\n',
    mended: '````markdown\n ```tool\nid: t\nrun: ls\n```\n````\n',
  },
  { kind: 'tool-fence-in-example', text: '~~~\n«```tool»\nid: t\nrun: ls\n```\n~~~\n' },
]

describe('faults', () => {
  it.each(rows.map(row => [row.kind, JSON.stringify(row.text), row] as const))('%s %s', (_, __, row) => {
    const { text, from, to } = marked(row.text)
    const found = faults(text, { path: 'SKILL.md' })
    expect(found.map(fault => fault.kind).sort()).toEqual([row.kind, ...(row.others ?? [])].sort())
    const fault = found.find(fault => fault.kind === row.kind)
    expect([fault?.from, fault?.to]).toEqual([from, to])
    const [fix] = fault?.fix ?? []
    if (row.mended !== undefined) expect(fix && applyEdits(text, fix.edits)).toBe(row.mended)
  })

  it.each([
    [
      'an enum whose members do not begin with a dash',
      tool('params:', '  a:', '    enum: x, y', 'run: p $a'),
    ],
    ['a number', tool('params:', '  a:', '    type: integer', 'run: head -n $a')],
    ['a format without a dash', tool('params:', '  a:', '    format: email', 'run: p $a')],
    ['a param after --', run('rm -- $a', 'a')],
    ['a param inside a word', run('p --x=$a', 'a')],
    ['a program from an enum', tool('params:', '  a:', '    enum: ls, pwd', 'run: $a')],
    ['an argument of a shell text', list(['sh', '-c', 'cat -- "$$1"', 'sh', './$a'], 'a')],
    ['an awk program without params', list(['awk', '-v', 'f=$a', 'BEGIN{print f}'], 'a')],
    ['an example whose fence is indented', '````\n ```tool\nid: t\n```\n````\n'],
    ['a tool after a fence that is closed', `\`\`\`\nx\n\`\`\`\n${tool('run: ls')}`],
    ['white space and comments between the keys', tool('   ', '# id: u', '\t', 'run: ls')],
    ['prose alone', '# Title\n'],
    ['nothing', ''],
  ])('none: %s', (_, text) => expect(faults(text)).toEqual([]))

  it('tells one mistake of many words once, with its further places', () => {
    const found = faults(run('p x$a y$a'))
    expect(found).toMatchObject([
      { kind: 'param-undeclared', from: 22, to: 24, also: [{ from: 26, to: 28 }] },
    ])
  })

  it.each([
    ['a key', 'run: ls\nparams:\n  a:\n    pattern: x', 'param-key-unknown'],
    ['a param twice', 'params:\n  a:\n  a:\nrun: p x$a', 'param-repeated'],
    ['a type', 'params:\n  a:\n    type: x\nrun: p x$a', 'param-type-unknown'],
    ['an enum', 'params:\n  a:\n    type: integer\n    enum: x\nrun: p x$a', 'param-enum-wrong-type'],
    ['a default', 'params:\n  a:\n    type: integer\n    default: x\nrun: p x$a', 'param-default-wrong-type'],
    ['a param of the run', 'run: p x$a', 'param-undeclared'],
    ['an unused param', 'params:\n  a:\nrun: p', 'param-unused'],
    ['a danger', 'params:\n  a:\nrun: sh -c $a', 'run-through-a-shell'],
    ['an option', 'params:\n  a:\nrun: p $a', 'option-injection'],
    ['a program', 'params:\n  a:\nrun: $a', 'program-from-param'],
    ['no run', 'description: d', 'tool-run-missing'],
  ])('names the tool in the arguments of %s, null where it has no id', (_, lines, kind) => {
    for (const [head, id] of [
      ['id: t\n', 't'],
      ['', null],
      ['id:\n', null],
    ]) {
      const found = faults(`\`\`\`tool\n${head}${lines}\n\`\`\`\n`).filter(fault => fault.kind === kind)
      expect(found.map(fault => fault.args.tool)).toEqual([id])
    }
  })

  it.each([
    [100, 'user'],
    [101, null],
  ])('among 100 params, for a name of %j that are not declared, suggests %j', (count, near) => {
    const declared = ['user', ...Array.from({ length: 99 }, (_, at) => `${'long'.repeat(9)}${at}`)]
    const others = Array.from({ length: count - 1 }, (_, at) => `short_name${at}`)
    const words = [...declared, 'uesr', ...others].map(name => `x$${name}`)
    const [fault] = faults(run(`p ${words.join(' ')}`, ...declared))
    expect(fault?.args).toMatchObject({ param: 'uesr', near })
  })

  it('tells one mistake in many lines once, with its further places', () => {
    const [fault, ...more] = faults(tool('run:', '- a', '- b', '- c'))
    expect(more).toEqual([])
    expect(fault).toMatchObject({
      from: 19,
      to: 22,
      also: [
        { from: 23, to: 26 },
        { from: 27, to: 30 },
      ],
    })
    expect(fault?.fix?.[0]?.edits.map(edit => edit.from)).toEqual([19, 23, 27])
  })
})
