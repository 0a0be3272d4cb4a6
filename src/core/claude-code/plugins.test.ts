// What a plugin's manifest says of its name and its directories of skills.
import { expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { manifestsOf } from './plugins.ts'

const said = async (files: ConstructorParameters<typeof MemorySource>[0]) =>
  [...(await manifestsOf(new MemorySource(files)))].map(([at, { name, skills }]) => [at, name, skills])

it.each<[string, string | null, string[] | null]>([
  ['{"name":"tools"}', 'tools', null],
  ['{"name":""}', null, null],
  ['{"name":1}', null, null],
  ['{}', null, null],
  ['[]', null, null],
  ['null', null, null],
  ['"name"', null, null],
  ['1', null, null],
  ['{', null, null],
  ['', null, null],
  ['{"skills":"./more"}', null, ['a/kit/more']],
  ['{"name":"x","skills":["./more","b/c/","."]}', 'x', ['a/kit/more', 'a/kit/b/c', 'a/kit']],
  ['{"skills":["../kit/d","../kitten","..","/etc","../../../x"]}', null, ['a/kit/d']],
  ['{"skills":[1,null,"e"]}', null, ['a/kit/e']],
  ['{"skills":[]}', null, []],
])('%s', async (text, name, skills) => {
  expect(await said({ 'a/kit/.claude-plugin/plugin.json': text })).toEqual([['a/kit', name, skills]])
})

it('may stand at the top, and beside others', async () => {
  expect(
    await said({
      '.claude-plugin/plugin.json': '{"name":"top","skills":["x","./","../y"]}',
      'b/.claude-plugin/plugin.json': '{"name":"b"}',
      'c/.claude-plugin/other.json': '{"name":"c"}',
      'd/plugin.json': '{"name":"d"}',
      'e/x.claude-plugin/plugin.json': '{"name":"e"}',
      'f/.claude-plugin/plugin.json': { symlink: '../../b/.claude-plugin/plugin.json' },
    }),
  ).toEqual([
    ['', 'top', ['x', '']],
    ['b', 'b', null],
  ])
})

it.each([
  [64 * 1024, 'big'],
  [64 * 1024 + 1, null],
])('of %i bytes is read as %s', async (bytes, name) => {
  const text = '{"name":"big"}'
  expect(await said({ 'k/.claude-plugin/plugin.json': text + ' '.repeat(bytes - text.length) })).toEqual([
    ['k', name, null],
  ])
})
