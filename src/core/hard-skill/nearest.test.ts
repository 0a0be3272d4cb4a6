// Tests which word is taken for the one that was meant.
import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

describe('nearest', () => {
  it.each([
    ['a letter wrong', 'acxept', ['reject', 'accept'], 'accept'],
    ['a letter missing', 'acept', ['accept'], 'accept'],
    ['a letter extra', 'acccept', ['accept'], 'accept'],
    ['two letters swapped', 'usre', ['user'], 'user'],
    ['two swapped at the beginning', 'suer', ['user'], 'user'],
    ['two swapped twice', 'suerid', ['usreid', 'userdi'], 'usreid'],
    ['another case', 'USER', ['user'], 'user'],
    ['- for _', 'dry-run', ['dry_run'], 'dry_run'],
    ['- for _ that is missing twice', 'a-b-c', ['a_b_c'], 'a_b_c'],
    ['a short word with one letter wrong', 'in', ['id'], 'id'],
    ['a third of the letters wrong', 'abcxyf', ['abcdef'], 'abcdef'],
    ['the nearest of several', 'format', ['fromat', 'formats', 'for'], 'fromat'],
    ['the first of those equally near', 'bat', ['cat', 'hat'], 'cat'],
    ['the nearer one that comes later', 'abcdef', ['abxyef', 'abcdxf'], 'abcdxf'],
    ['another than the word itself', 'user', ['user', 'users'], 'users'],
    ['64 letters', `x${'a'.repeat(63)}`, ['a'.repeat(64)], 'a'.repeat(64)],
  ])('%s', (_, word, candidates, meant) => expect(nearest(word, candidates)).toBe(meant))

  it.each([
    ['more than a third of the letters wrong', 'abcxyz', ['abcdef']],
    ['two letters wrong in a short word', 'abc', ['axy']],
    ['one letter left out and one put in after it', 'abc', ['axb']],
    ['one letter put in and one left out after it', 'axb', ['abc']],
    ['a swap and two letters wrong', 'xydcef', ['abcdef']],
    ['two apart swapped', 'abc', ['cba']],
    ['one letter for another', 'a', ['b']],
    ['one letter and another', 'a', ['ab', 'ba']],
    ['a rotation', 'abc', ['bca']],
    ['many more letters', 'ab', ['abcdefgh']],
    ['many letters fewer', 'abcdefgh', ['ab']],
    ['the word itself', 'user', ['user']],
    ['nothing', 'user', []],
    ['an empty word', '', ['a', '']],
    ['an empty candidate', 'a', ['']],
    ['more than 64 letters', `x${'a'.repeat(64)}`, ['a'.repeat(65)]],
  ])('none for %s', (_, word, candidates) => expect(nearest(word, candidates)).toBeNull())
})
