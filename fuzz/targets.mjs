// What is fuzzed: for each target the inputs, and what must hold of every one of them.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  agentSkill,
  applyFixes,
  calls,
  claudeCode,
  hardSkill,
  inspect,
  MemorySource,
  permalink,
  ZipSource,
} from '../lib/core.js'

/** Texts that are made of pieces of a format and of what breaks it. */
const from = pieces =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...pieces) },
        fc.string({ maxLength: 4, unit: 'binary' }),
      ),
      {
        maxLength: 24,
      },
    )
    .map(parts => parts.join(''))

const nasty = [
  '\r\n',
  '\r',
  '\t',
  '\uFEFF',
  '\u0000',
  '\u2028',
  '\u202E',
  '\u200B',
  '\uD800',
  '💡',
  'e\u0301',
  ' ',
  '  ',
  '\n',
  '\n\n',
]
const yaml = [
  '---\n',
  '---',
  '--- \n',
  '----\n',
  'name: a-skill\n',
  'name:',
  'description: Does: it\n',
  'description: "x" y\n',
  'description: >\n  folded\n',
  'description: |\n',
  'description: ',
  ': ',
  ' #',
  '- a\n',
  '- ',
  '[a, b]',
  '{a: b}',
  '&a ',
  '*a',
  '!!str ',
  '"',
  "'",
  '\\',
  '\\x4',
  '<<: ',
  '= ',
  '? ',
  '%',
  '@',
  '`',
  'metadata:\n  a: b\n',
  '  a: b\n',
  ' c: d\n',
  'license: MIT\n',
  'allowed-tools: Read\n',
  'compatibility: x\n',
  'x'.repeat(1025),
  '...\n',
  '# c\n',
  'body\n',
]
const fences = [
  '```tool\n',
  '```\n',
  '````\n',
  '```',
  '~~~tool\n',
  'id: a\n',
  'id: b\n',
  'id:\n',
  'description: d\n',
  'params:\n',
  '  x:\n',
  '  y:\n',
  '    type: string\n',
  '    type: integer\n',
  '    type: wrong\n',
  '    enum: a, b\n',
  '    default: a\n',
  '    default:\n',
  '    default: 1\n',
  '    format: email\n',
  'run: cat $x\n',
  'run: $x --y=$y $$ ${x} $\n',
  'run:\n',
  '  - $x\n',
  '  - sh\n',
  '  - -c\n',
  '---\nskill: s\nincludes: a, ../b, /c\n---\n',
  'skill: s\n',
  'includes: a,,a/\n',
  '\t',
  '# c\n',
  'prose\n',
]
const answers = [
  '{"tool":"a","args":{"x":"1"}}',
  '{"tool":',
  '"a"',
  ',"args":',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '\\',
  '\\u12',
  '\\uD800',
  ':',
  ',',
  '```json\n',
  '```\n',
  '<think>',
  '</think>',
  '<tool_call>',
  '</tool_call>',
  '<function=a>',
  '</function>',
  '<parameter=x>',
  '</parameter>',
  '{"name":"a","arguments":{"x":1}}',
  '[TOOL_CALLS]',
  '<|python_tag|>',
  '<｜tool▁calls▁begin｜>',
  '<|channel|>commentary to=functions.a',
  '<|message|>',
  '<|call|>',
  'Action: a\nAction Input: ',
  'a(x=1)',
  '[a(x="1")]',
  '<invoke name="a">',
  '<parameter name="x">',
  '</invoke>',
  'data: {"choices":[]}\n\n',
  '{"type":"tool_use","name":"a","input":{}}',
  'True',
  'None',
  'NaN',
  '1e999',
  '9007199254740993',
  '__proto__',
  '&quot;',
  '> ',
]
const schema = { type: 'object', properties: { x: { type: 'string' }, y: { type: 'integer' } } }
const tools = [{ id: 'a', description: '', schema, run: 'cat $x $y' }]

const inside = (fault, text) => fault.from >= 0 && fault.from <= fault.to && fault.to <= text.length

/** Faults lie inside, safe fixes apply, keep the meaning, add nothing, and come to an end. */
function mends(text, faultsOf, meaning) {
  let now = text
  for (let round = 0; ; round += 1) {
    const faults = faultsOf(now)
    for (const fault of faults) assert.ok(inside(fault, now), `${fault.kind} lies outside`)
    const safe = faults.flatMap(fault => fault.fix?.find(fix => fix.safety === 'safe') ?? [])
    const next = applyFixes(now, safe)
    if (next === now) return
    assert.ok(round < 20, 'safe fixes reach no end')
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

const link = { files: { 'SKILL.md': '---\nname: a\n---\n' }, omitted: [], answer: '{}', pane: 'faults' }
const encoded = await permalink.encode(link)

export const targets = {
  documents: {
    input: from([...yaml, ...nasty]).map(text => (text.length % 3 === 0 ? text : `---\n${text}`)),
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
    },
  },
  fences: {
    input: from([...fences, ...nasty]),
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
    input: from([...answers, ...nasty]),
    holds: async text => {
      const read = calls.read(text, [{ name: 'a', parameters: schema }])
      for (const call of read.calls)
        assert.ok(call.span[0] >= 0 && call.span[0] <= call.span[1] && call.span[1] <= text.length)
      hardSkill.resolveAll(tools, text)
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
    ),
    holds: async fragment => {
      const read = await permalink.decode(fragment)
      if (read.ok) assert.deepEqual(JSON.parse(JSON.stringify(read.shared)), JSON.parse(JSON.stringify(link)))
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
      try {
        const source = await ZipSource.open(bytes)
        structuredClone(await inspect(source))
      } catch (error) {
        assert.match(error.constructor.name, /Refused$/)
        assert.match(error.message, /\.$/)
      }
    },
  },
}
