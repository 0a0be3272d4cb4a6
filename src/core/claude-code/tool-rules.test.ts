// How permission rules are split, taken apart, and matched with commands.
import { describe, expect, it } from 'vitest'
import { partsOfRule, ruleForCommand, ruleThatAllows, splitRules } from './tool-rules.ts'

it.each([
  ['', []],
  [' , ', []],
  ['Read', ['Read']],
  [' Read ,Grep\tGlob\nBash ', ['Read', 'Grep', 'Glob', 'Bash']],
  ['Bash(git add *) Bash(git commit *), Read', ['Bash(git add *)', 'Bash(git commit *)', 'Read']],
  ['Bash(a (b, c) d),Read', ['Bash(a (b, c) d)', 'Read']],
  ['Read) Bash(a b)', ['Read)', 'Bash(a b)']],
  ['Bash(a b ', ['Bash(a b']],
])('%j is split', (text, rules) => {
  expect(splitRules(text)).toEqual(rules)
})

it.each([
  ['Read', 'Read', null],
  ['Bash(git add *)', 'Bash', 'git add *'],
  ['Bash(a (b) c)', 'Bash', 'a (b) c'],
  ['Bash()', 'Bash', ''],
  ['Bash(a', 'Bash(a', null],
  ['Bash)', 'Bash)', null],
  ['(a)', '', 'a'],
])('%s is the tool %j with %j', (rule, tool, pattern) => {
  expect(partsOfRule(rule)).toEqual({ tool, pattern })
})

it('each shell has its tool', () => {
  expect([ruleForCommand('ls', 'bash'), ruleForCommand('ls', 'powershell')]).toEqual([
    'Bash(ls)',
    'PowerShell(ls)',
  ])
})

describe('a command is allowed', () => {
  it.each<[string, string, boolean]>([
    ['ls', 'Bash', true],
    ['ls', 'Bash(*)', true],
    ['ls', 'Bash(ls)', true],
    ['ls -l', 'Bash(ls)', false],
    ['ls', 'Bash(ls *)', true],
    ['ls -l', 'Bash(ls *)', true],
    ['lsof', 'Bash(ls *)', false],
    ['lsof', 'Bash(ls*)', true],
    ['ls', 'Bash(ls:*)', true],
    ['ls -l', 'Bash(ls:*)', true],
    ['lsof', 'Bash(ls:*)', false],
    ['npm run test', 'Bash(npm run:*)', true],
    ['npm test', 'Bash(npm run:*)', false],
    ['npm run test', 'Bash(npm * test)', true],
    ['npm run test x', 'Bash(npm * test)', false],
    ['run npm test', 'Bash(npm * test)', false],
    ['npm test', 'Bash(npm * test)', false],
    ['npm run test x', 'Bash(npm * test *)', true],
    ['npm run test', 'Bash(npm * test *)', true],
    ['a b c d', 'Bash(a*c*b*d)', false],
    ['a c b d', 'Bash(a*c*b*d)', true],
    ['aXb', 'Bash(a*X*Xb)', false],
    ['bcab', 'Bash(*b*ab)', true],
    ['ab', 'Bash(a*b)', true],
    ['aa', 'Bash(*a*)', true],
    ['b', 'Bash(*a*)', false],
    ['a', 'Bash(a*a)', false],
    ['aba', 'Bash(ab*ba)', false],
    ['a; b', 'Bash(a *)', false],
    ['a & b', 'Bash(a *)', false],
    ['a | b', 'Bash(a *)', false],
    ['a < b', 'Bash(a *)', false],
    ['a > b', 'Bash(a *)', false],
    ['a `b`', 'Bash(a *)', false],
    ['a $(b)', 'Bash(a *)', false],
    ['a\nb', 'Bash(a*)', false],
    ['a $b', 'Bash(a *)', true],
    ['a | b', 'Bash(a | b)', true],
    ['a | b', 'Bash(*)', true],
    ['a | b', 'Bash', true],
    ['ls', 'PowerShell(ls)', false],
    ['ls', 'Read(ls)', false],
    ['ls', 'Bash(ls', false],
  ])('%j by %s: %s', (command, rule, expected) => {
    expect(ruleThatAllows(command, ['Read', rule], 'bash')).toBe(expected ? rule : null)
  })

  it('by the rules of its own shell', () => {
    expect(ruleThatAllows('ls', ['Bash', 'PowerShell(ls *)'], 'powershell')).toBe('PowerShell(ls *)')
  })

  it('by the first rule that does', () => {
    expect(ruleThatAllows('ls -l', ['Bash(ls)', 'Bash(ls *)', 'Bash'], 'bash')).toBe('Bash(ls *)')
  })
})
