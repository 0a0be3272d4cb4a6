// What is fuzzed: for each target the inputs, and what must hold of every one of them.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  agentSkill,
  applyFixes,
  calls,
  claudeCode,
  clients,
  hardSkill,
  inspect,
  MemorySource,
  permalink,
  ZipSource,
} from '../lib/core.js'
import { answers, fences, nasty, textsOf, yaml } from './pieces.mjs'

const schema = { type: 'object', properties: { x: { type: 'string' }, y: { type: 'integer' } } }
const tools = [{ id: 'a', description: '', schema, run: 'cat $x $y' }]

const inside = (fault, text) => fault.from >= 0 && fault.from <= fault.to && fault.to <= text.length

/** Rounds of safe fixes that are followed: a text may need one for each of its lines. */
const ROUNDS = 20

/** Faults lie inside; safe fixes apply, keep the meaning, add nothing, go in no circle and do not grow the text. */
function mends(text, faultsOf, meaning) {
  let now = text
  const seen = new Set()
  for (let round = 0; ; round += 1) {
    const faults = faultsOf(now)
    for (const fault of faults) assert.ok(inside(fault, now), `${fault.kind} lies outside`)
    const safe = faults.flatMap(fault => fault.fix?.find(fix => fix.safety === 'safe') ?? [])
    const next = applyFixes(now, safe)
    if (next === now || round === ROUNDS) return
    seen.add(now)
    assert.ok(!seen.has(next), 'safe fixes go in a circle')
    assert.ok(next.length <= 2 * text.length + 1000, 'safe fixes grow the text')
    const before = meaning(now)
    if (before !== null) assert.deepEqual(meaning(next), before)
    const count = list => list.filter(fault => fault.severity === 'error').length
    // What cannot be read at all has one fault, whatever else would be found behind it.
    if (before !== null) assert.ok(count(faultsOf(next)) <= count(faults), 'a safe fix adds a fault')
    now = next
  }
}

function meaningOf(text) {
  try {
    return JSON.stringify(agentSkill.parse(text).meta)
  } catch {
    return null
  }
}

/** A client's verdict lies inside, and it loads what was mended for it. Each text has one client, in turn. */
async function loadsMended(text) {
  const { id } = clients.list[text.length % clients.list.length]
  const verdictOf = async now => {
    const source = new MemorySource({ 'a-skill/SKILL.md': now })
    return (await clients.verdicts(source, 'a-skill')).find(({ client }) => client === id)
  }
  const { range } = await verdictOf(text)
  if (range) assert.ok(inside(range, text), `the verdict of ${id} lies outside`)
  const fix = clients.mend(id, { path: 'a-skill/SKILL.md', text })
  if (!fix) return
  const { verdict } = await verdictOf(applyFixes(text, [fix]))
  assert.ok(verdict === 'load' || verdict === 'load-warn', `mended for ${id}: ${verdict}`)
}

/** Every path is good and there once, in order, and every file has as many bytes as it says. */
async function holdsTogether(source) {
  let last = ''
  for (const { path, kind, size } of await source.entries()) {
    assert.ok(last < path, 'paths are not in order')
    assert.doesNotMatch(path, /^\/|\\|(?:^|\/)(?:\.{0,2}|__proto__)(?:\/|$)|\p{Cc}/u)
    if (kind === 'file') assert.equal((await source.read(path)).length, size)
    last = path
  }
}

const plain = value => JSON.parse(JSON.stringify(value))

/** What is open on the page, with paths of every kind. */
const shared = fc.record(
  {
    files: fc.dictionary(fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ unit: 'binary' }), {
      maxKeys: 4,
    }),
    omitted: fc.array(fc.string(), { maxLength: 3 }),
    answer: fc.string({ unit: 'binary' }),
    pane: fc.string(),
    open: fc.string(),
  },
  { requiredKeys: ['files', 'omitted', 'answer', 'pane'] },
)

/** A link gives back what it was made of; a file whose path is bad is named among those left out. */
async function comesBack(input) {
  const { fragment } = await permalink.encode(input)
  assert.match(fragment, /^#v1\.[\w-]+$/)
  const read = await permalink.decode(fragment)
  assert.ok(read.ok, read.reason)
  const { files, omitted, ...rest } = plain(read.shared)
  const left = omitted.slice(input.omitted.length)
  assert.deepEqual(
    { ...rest, omitted: omitted.slice(0, input.omitted.length) },
    plain({ ...input, files: undefined }),
  )
  assert.deepEqual([...Object.keys(files), ...left].sort(), Object.keys(input.files).sort())
  for (const [path, text] of Object.entries(files)) assert.equal(text, input.files[path])
}

const link = { files: { 'SKILL.md': '---\nname: a\n---\n' }, omitted: [], answer: '{}', pane: 'faults' }
const encoded = await permalink.encode(link)

export const targets = {
  documents: {
    input: textsOf([...yaml, ...nasty]).map(text => (text.length % 3 === 0 ? text : `---\n${text}`)),
    holds: async text => {
      mends(text, now => agentSkill.faults(now, { root: 'a-skill' }), meaningOf)
      claudeCode.read(text, { dir: 'a-skill' })
      const report = await inspect(new MemorySource({ 'a-skill/SKILL.md': text }))
      structuredClone(report)
      for (const fault of report.skills[0].faults) {
        assert.ok(inside(fault, text), `${fault.kind} lies outside`)
        for (const fix of fault.fix ?? [])
          assert.notEqual(applyFixes(text, [fix]), text, `a fix of ${fault.kind} changes nothing`)
      }
      await loadsMended(text)
    },
  },
  fences: {
    input: textsOf([...fences, ...nasty]),
    holds: async text => {
      mends(
        text,
        now => hardSkill.faults(now),
        () => null,
      )
      try {
        const skill = hardSkill.parseSkill(text)
        hardSkill.compile(skill)
        hardSkill.programs(skill)
      } catch (error) {
        assert.equal(error.constructor.name, 'SkillError')
        assert.equal(hardSkill.faults(text).find(fault => fault.severity === 'error')?.kind, error.kind)
      }
    },
  },
  answers: {
    input: textsOf([...answers, ...nasty]),
    holds: async text => {
      const read = calls.read(text, [{ name: 'a', parameters: schema }])
      structuredClone(read)
      for (const { name, span, repairs } of read.calls) {
        assert.equal(name, 'a')
        assert.ok(inside({ from: span[0], to: span[1] }, text), 'a call lies outside')
        for (const repair of repairs) assert.ok(inside(repair, text), `${repair.kind} lies outside`)
      }
      for (const { kind, message, from = 0, to = from } of read.problems) {
        assert.ok(inside({ from, to }, text), `${kind} lies outside`)
        assert.match(message, /\S/)
      }
      assert.ok(read.outcome !== 'ok' || read.calls.length > 0, 'ok without a call')
      for (const { argv } of hardSkill.resolveAll(tools, text).calls)
        assert.ok(argv.every(word => typeof word === 'string'))
      try {
        const call = hardSkill.resolve(tools, text)
        if (call) assert.ok(call.argv.every(word => typeof word === 'string'))
      } catch (error) {
        assert.equal(error.constructor.name, 'SkillError')
      }
    },
  },
  fragments: {
    input: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .base64String({ maxLength: 200 })
        .map(text => `#v1.${text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`),
      fc
        .tuple(fc.nat(encoded.fragment.length - 1), fc.constantFrom(...'AZaz09-_.#'))
        .map(([at, character]) => encoded.fragment.slice(0, at) + character + encoded.fragment.slice(at + 1)),
      shared,
    ),
    holds: async input => {
      if (typeof input !== 'string') return comesBack(input)
      const read = await permalink.decode(input)
      if (read.ok) assert.deepEqual(plain(read.shared), plain(link))
    },
  },
  zips: {
    input: fc
      .tuple(
        fc.dictionary(
          fc.oneof(
            fc.constantFrom('a/SKILL.md', 'SKILL.md', '../x', '/abs', 'a\\b', '__proto__', 'C:/x', 'a//b'),
            fc.string({ maxLength: 12 }),
          ),
          fc.string({ maxLength: 40 }),
          { maxKeys: 5 },
        ),
        fc.array(fc.tuple(fc.nat(4_000), fc.nat(255)), { maxLength: 6 }),
        fc.nat(60),
      )
      .map(([files, changes, cut]) => ({ files, changes, cut })),
    holds: async ({ files, changes, cut }) => {
      const { default: JSZip } = await import('jszip')
      const zip = new JSZip()
      for (const [name, content] of Object.entries(files)) zip.file(name, content)
      let bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
      for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value
      if (cut < 20) bytes = bytes.slice(0, bytes.length - cut)
      const source = await ZipSource.open(bytes).catch(error => {
        assert.match(error.constructor.name, /Refused$/)
        assert.match(error.message, /\.$/)
        return null
      })
      if (!source) return
      await holdsTogether(source)
      structuredClone(await inspect(source))
    },
  },
}
