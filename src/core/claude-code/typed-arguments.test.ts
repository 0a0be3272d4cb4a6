// How a typed line is split into arguments, and when it is said that the product may split it otherwise.
import { describe, expect, it } from 'vitest'
import { splitArguments } from './typed-arguments.ts'

const quote = 'A quote is not closed. The quote goes, and the words after it are split.'
const dollar =
  'A word with $ was seen to vanish from $0, $1 … and to stay only in $ARGUMENTS (reported for 2.1.278).'
const sign = 'What *, ?, ;, &, |, <, >, ( ) or # become as an argument by position is not documented.'

describe('typed arguments', () => {
  it.each<[string, string[], string[]]>([
    ['', [], []],
    [' \t', [], []],
    [' one  two\tthree\n', ['one', 'two', 'three'], []],
    ['"hello world" second', ['hello world', 'second'], []],
    ["'hello world' second", ['hello world', 'second'], []],
    [`"it's" 'say "hi"'`, ["it's", 'say "hi"'], []],
    [`a"b c"d'e f'`, ['ab cde f'], []],
    ['a "" b', ['a', '', 'b'], []],
    ["''", [''], []],
    ['back\\slash "a\\" b', ['back\\slash', 'a\\', 'b'], []],
    ['say "hello world', ['say', 'hello', 'world'], [quote]],
    ["it's here", ['its', 'here'], [quote]],
    [`"a b" "c d`, ['a b', 'c', 'd'], [quote]],
    [`'a b' 'c d`, ['a b', 'c', 'd'], [quote]],
    [`don't say "a b"`, ['dont', 'say', 'a b'], [quote]],
    [`a " 'b c'`, ['a', '', 'b c'], [quote]],
    ['a $HOME', ['a', '$HOME'], [dollar]],
    ['a $0', ['a', '$0'], [dollar]],
    ['costs $ 5', ['costs', '$', '5'], []],
    [`"$HOME" '$0'`, ['$HOME', '$0'], []],
    [`"x" $y`, ['x', '$y'], [dollar]],
    ['# a', ['#', 'a'], [sign]],
    ['a #1', ['a', '#1'], [sign]],
    ['a#1', ['a#1'], []],
    [`"*.ts" '#1'`, ['*.ts', '#1'], []],
    ['"a $b', ['a', '$b'], [quote, dollar]],
    ['$x *', ['$x', '*'], [dollar, sign]],
  ])('%j', (typed, words, doubts) => {
    expect(splitArguments(typed)).toEqual({ words, doubts })
  })

  it.each([...'*?;&|<>()'])('with %s in them come out as typed, and are doubted', each => {
    expect(splitArguments(`a${each}b c`)).toEqual({ words: [`a${each}b`, 'c'], doubts: [sign] })
  })
})
