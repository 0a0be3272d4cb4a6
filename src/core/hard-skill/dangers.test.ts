// Tests what a person is warned of before a run is approved: who reads a value, and as what.
import { describe, expect, it } from 'vitest'
import { type Told, told } from '../../../test/told.ts'
import { applyEdits } from '../fault/fix.ts'
import { faults } from './hard-skill.ts'

/** A tool with this run, its params `x` and `y` text and `n` a whole number or `-`. */
function toolWith(run: string): string {
  const params = [...new Set([...run.matchAll(/\$([xyn])/g)].map(([, name]) => name))]
  const declared = params.map(name => `  ${name}:\n${name === 'n' ? '    enum: 1, -\n' : ''}`)
  return `\`\`\`tool\nid: t\n${params.length > 0 ? 'params:\n' : ''}${declared.join('')}run: ${run}\n\`\`\`\n`
}

/** Each warning of a run in short, its mend after it. */
function warnings(run: string): string[] {
  const text = toolWith(run)
  return faults(text).flatMap(({ kind, args, fix = [] }) => {
    const mends = fix.map(fix => applyEdits(text, fix.edits).split('run: ')[1]?.split('\n```')[0] ?? '')
    switch (kind) {
      case 'run-through-a-shell':
        return [`${args.through} interprets $${args.param}`, ...mends]
      case 'option-injection':
        return [`${args.program} reads $${args.param}`, ...mends]
      case 'program-from-param':
        return [`$${args.param} is the program`, ...mends]
      default:
        return [kind]
    }
  })
}

describe('an interpreter', () => {
  it.each([
    ['sh -c $x', 'sh -c interprets $x'],
    ['sh -c $x $y', 'sh -c interprets $x', 'sh -c interprets $y'],
    ['bash -c$x', 'bash interprets $x'],
    ['bash f $x', 'bash reads $x'],
    ['xargs rm $x', 'xargs interprets $x'],
    ['find . -exec cat $x', 'find -exec interprets $x'],
    ['tmux kill-pane $x', 'tmux reads $x'],
    ['sqlite3 notes.db $x', 'sqlite3 interprets $x'],
    ['sqlite3 - $x', 'sqlite3 interprets $x'],
    ['sqlite3 -json $x', 'sqlite3 reads $x'],
    ['docker exec c sh -c $x', 'sh -c interprets $x'],
    ['docker run $x', 'docker reads $x'],
    ['docker run c -c $x', 'docker reads $x'],
    ['docker -c ctx exec c sh $x', 'docker reads $x'],
    ['docker -c sh $x', 'docker reads $x'],
    ['docker exec $x sh -c ls', 'docker reads $x'],
    ['ssh host $x', 'ssh interprets $x'],
    ['ssh $x ls', 'ssh reads $x'],
    ['ssh -p $x host', 'ssh reads $x'],
    ['ssh -4 host $x', 'ssh interprets $x'],
    ['ssh -p 22 $x', 'ssh reads $x'],
    ['ssh -p 22 host ls $x', 'ssh interprets $x'],
    ['ssh -o A=b $x', 'ssh reads $x'],
    ['ssh -o $x host', 'ssh interprets $x'],
    ['ssh -oA=$x host', 'ssh interprets $x'],
    ['ssh -oA=b $x', 'ssh reads $x'],
    ['sed $x f', 'sed interprets $x'],
    ['sed -n $x f', 'sed interprets $x'],
    ['sed p $x', 'sed reads $x'],
    ['sed -e p $x', 'sed reads $x'],
    ['sed $x -e p', 'sed reads $x'],
    ['sed -es/$x/b/ f', 'sed interprets $x'],
    ['sed --expression=$x f', 'sed interprets $x'],
    ['sed --expression $x f', 'sed interprets $x'],
    ['sed --expression p $x', 'sed reads $x'],
    ['sed -es/a/b/ $x', 'sed reads $x'],
    ['sed p a-e $x', 'sed reads $x'],
    ['sed $x a-f', 'sed interprets $x'],
    ['sed -f prog $x', 'sed reads $x'],
    ['sed -fprog $x', 'sed reads $x'],
    ['sed --file=prog $x', 'sed reads $x'],
    ['sed $x -f prog', 'sed reads $x'],
    ['awk -v a=1 $x f', 'awk interprets $x'],
    ['awk -va=1 p $x', 'awk reads $x'],
    ['gawk --source $x f', 'gawk interprets $x'],
  ])('%s', (run, ...expected) => expect(warnings(run)).toEqual(expected))
})

describe('what starts another program', () => {
  it.each([
    ['/usr/bin/python3.12 -c $x', 'python -c interprets $x'],
    ['C:\\bin\\python.exe -c $x', 'python -c interprets $x'],
    ['node.EXE -e $x', 'node -e interprets $x'],
    ['sudo -S sh -c $x', 'sh -c interprets $x'],
    ['sudo -u me A=1 sh -c $x', 'sh -c interprets $x'],
    ['env -i -u A sh -c $x', 'sh -c interprets $x'],
    ['env AB=1 C=2 ruby -e $x', 'ruby -e interprets $x'],
    ['env -S $x', 'env -S interprets $x'],
    ['env ./a=b $x', './a=b reads $x'],
    ['nice -n 5 -- sh -c $x', 'sh -c interprets $x'],
    ['nohup -- -a $x', '-a reads $x'],
    ['-- $x'],
    ['timeout 5 sh -c $x', 'sh -c interprets $x'],
    ['timeout $x cat f', 'the program reads $x'],
    ['uv run --with a python -c $x', 'python -c interprets $x'],
    ['uv run -- cat $x', 'cat reads $x', 'uv run -- cat -- $x'],
    ['uv pip sh -c $x', 'uv reads $x'],
    ['env env env env env env env env sh -c $x', 'sh -c interprets $x'],
    ['env env env env env env env env env sh -c $x', 'env reads $x'],
  ])('%s', (run, ...expected) => expect(warnings(run)).toEqual(expected))
})

describe('a program that the call chooses', () => {
  it.each([
    ['$x', '$x is the program'],
    ['env $x', '$x is the program'],
    ['./bin/$x $y', '$x is the program', 'the program reads $y'],
    ['python -m $x', '$x is the program'],
    ['python -u $x', 'python reads $x'],
    ['bash $x', '$x is the program'],
    ['env $n', 'the program reads $n'],
  ])('%s', (run, ...expected) => expect(warnings(run)).toEqual(expected))
})

describe('a value that may be read as an option', () => {
  it.each([
    ['prog $x', 'prog reads $x'],
    ['b2sum $x', 'b2sum reads $x'],
    ['x.exec $x', 'x.exec reads $x'],
    ['7 $x', '7 reads $x'],
    ['cat $x $y', 'cat reads $x', 'cat -- $x $y', 'cat reads $y'],
    ['cat $x -n $y', 'cat reads $x', 'cat reads $y', 'cat $x -n -- $y'],
    ['cat - $n', 'cat reads $n', 'cat - -- $n'],
    ['mkdir -p a- $x', 'mkdir reads $x', 'mkdir -p a- -- $x'],
    ['mkdir a- -p $x', 'mkdir reads $x', 'mkdir a- -p -- $x'],
    ['grep -r $x', 'grep reads $x', 'grep -r -- $x'],
    ['grep -e $x', 'grep reads $x'],
    ['grep -re $x', 'grep reads $x'],
    ['grep -er $x', 'grep reads $x', 'grep -er -- $x'],
    ['head --lines $x', 'head reads $x'],
    ['cut f $x', 'cut reads $x', 'cut f -- $x'],
  ])('%s', (run, ...expected) => expect(warnings(run)).toEqual(expected))
})

it.each([
  'uv',
  'env',
  'bash',
  'env A=$x',
  '$n',
  '$n/env ls',
  'python -$x f',
  'cut -- $x $y',
  'sed p a-e$x',
  'uv run -- cat f',
])('nothing of %s', run => expect(warnings(run)).toEqual([]))

it('tells of a program whose param is not declared once', () => {
  const text = '```tool\nid: t\nrun: $cmd\n```\n'
  expect(faults(text).map(fault => fault.kind)).toEqual(['param-undeclared'])
})

const rows: [string, ...Told[]][] = [
  [
    'sh -c $x',
    [
      '$x',
      'sh -c interprets what it is given, so a value of $x can become a command of its own. Pass it as an argument of a program instead.',
    ],
  ],
  [
    'bash $x',
    [
      '$x',
      '$x decides which program runs, so what this tool does is not known before the call. Name the program in the run, or limit the values with an enum.',
    ],
  ],
  [
    'cat $x',
    [
      '$x',
      "A value of $x that begins with '-' is read by cat as an option. Put -- before it if the program takes that, or limit the values with an enum.",
      { 'review: Put -- before it': toolWith('cat $x').replace('cat', 'cat --') },
    ],
  ],
]

it.each(rows)('says what can happen: %s', (run, ...expected) => expect(told(toolWith(run))).toEqual(expected))
