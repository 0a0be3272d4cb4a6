// The command line: what is understood, and what is said of the rest.
import { describe, expect, test } from 'vitest'
import { readArgs } from './args.ts'

test('a path alone is checked as text', () => {
  expect(readArgs(['check', '.'])).toEqual({
    command: 'check',
    paths: ['.'],
    format: 'text',
    fix: false,
    limits: {},
    clients: [],
  })
})

test('everything at once', () => {
  const args =
    'check a b --format=sarif --fix --limits name=9,description=99 --limits compatibility=1 --client x,y --client z'
  expect(readArgs(args.split(' '))).toEqual({
    command: 'check',
    paths: ['a', 'b'],
    format: 'sarif',
    fix: true,
    limits: { name: 9, description: 99, compatibility: 1 },
    clients: ['x', 'y', 'z'],
  })
})

test('a path that begins with a hyphen stands after `--`', () => {
  expect(readArgs(['check', '--', '--fix'])).toMatchObject({ paths: ['--fix'], fix: false })
})

test.each([['--help'], ['-h'], ['check', '.', '--help']])('help: %j', (...args) => {
  expect(readArgs(args)).toEqual({ command: 'help' })
})

test.each([['--version'], ['-v']])('version: %j', (...args) => {
  expect(readArgs(args)).toEqual({ command: 'version' })
})

describe('what is not understood', () => {
  test.each([
    [[], 'There is no command.'],
    [['lint', '.'], "There is no command 'lint'"],
    [['.'], "There is no command '.'"],
    [['check'], 'There is no path.'],
    [['check', '.', '--format', 'xml'], "There is no format 'xml'. Choose one of text, json, sarif, github."],
    [['check', '.', '--nothing'], "'--nothing'"],
    [['check', '.', '--limits', 'body=9'], "There is no limit 'body'."],
    [['check', '.', '--limits', 'name'], "The limit 'name' needs a number, as in name=100."],
    [['check', '.', '--limits', 'name=0'], "The limit 'name=0' needs a number"],
    [['check', '.', '--limits', 'name=1e3'], "The limit 'name=1e3' needs a number"],
    [['check', '.', '--limits', 'name=9=9'], "The limit 'name=9=9' needs a number"],
  ])('%j', (args, message) => {
    expect(readArgs(args)).toEqual({ command: 'misunderstood', message: expect.stringContaining(message) })
  })
})
