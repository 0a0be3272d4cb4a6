// Where each fault stands: the marked stretch («…») of each row is what is underlined, further marks are its other places.
// It is one table, and long because its rows are the point.
import { describe, expect, it } from 'vitest'
import { faults } from './faults.ts'

const LONG = 'x'.repeat(1024)
const LONG_NAME = 'n'.repeat(64)

/** Frontmatter lines below `name: my-skill`: `[kind or cause, lines]`. */
const LINES: [string, string][] = [
  // A colon inside a value.
  ['colon-in-value', 'description: Runs a loop. Rounds«:» N per call.'],
  ['colon-in-value', 'description: Picks a plan«:» cheap first.'],
  ['colon-in-value', 'description: Set up (two kinds«:» fast and slow).'],
  ['colon-in-value', 'description: first«:» second: third'],
  ['colon-in-value', 'description: ends with a colon«:»'],
  ['colon-in-value', 'description: 😀 astral«:» here'],
  ['colon-in-value', 'description: e\u0301 combining«:» here'],
  ['colon-in-value', 'description: tab after«:»\there'],
  ['colon-in-value', 'description: https://x.example is fine but«:» this is not'],
  ['colon-in-value', 'description: un"quoted" said«:» x'],
  ['colon-in-value', 'description: x\nlicense: MIT«:» see file'],
  ['colon-in-value', 'description: x\nmetadata:\n  a: b«:» c'],
  ['colon-in-value', 'description: x\nargs:\n  - name: p\n    what: Which (default«:» dev)'],
  ['colon-in-value', 'description: x\nargument-hint: <file> [- mode«:» v1|v2]'],
  // A colon on a line that continues a value.
  ['colon-on-wrapped-line', 'description: Line one\n  Keywords«:» a, b'],
  ['colon-on-wrapped-line', 'description: Line one\n\n  Keywords«:» a, b'],
  ['colon-on-wrapped-line', 'description: Line one\n  and two\n  Use when asked«:» yes'],
  ['colon-on-wrapped-line', 'description:\n  Line one\n  Note«:» two'],
  ['colon-on-wrapped-line', 'description: Line one\r\n  Keywords«:» a, b'],
  ['colon-on-wrapped-line', 'tags:\n  - a\n    b«:» c'],
  // A value that starts with a character of YAML's own.
  ['reserved-start', 'description: «@»mention first'],
  ['reserved-start', 'description: «`»code` first'],
  ['reserved-start', 'description: «%» of all'],
  ['reserved-start', 'description: «[»a] and more'],
  ['reserved-start', 'description: «{»a} and more'],
  ['reserved-start', 'description: «[»never closed'],
  ['reserved-start', 'description: «]» odd'],
  ['reserved-start', 'description: «}» odd'],
  ['reserved-start', 'description: «,» odd'],
  ['reserved-start', 'description: «?» odd'],
  ['reserved-start', 'description: x\nmetadata:\n  a: «@»b'],
  ['reserved-start', 'description: x\nargument-hint: «[»path] [--full|--auto]'],
  ['reserved-start', 'description: x\ntags:\n  - «@»b'],
  ['item-on-key-line', 'description: «-» item'],
  ['item-on-key-line', 'description: x\nversion: «-»'],
  ['block-header', 'description: «>» text'],
  ['block-header', 'description: «|» text'],
  ['block-header', 'description: «>»text'],
  ['block-header', 'description: «|»0\n  text'],
  ['block-header', 'description: «>»-x'],
  ['anchor', 'description: «&anchor» x'],
  ['anchor', 'description: «&a»'],
  ['alias', 'description: «*alias»'],
  ['alias', 'description: «**bold**» text'],
  ['alias', 'description: x\nallowed-tools: «*»'],
  ['tag', 'description: «!important»'],
  ['tag', 'description: «!!str» text'],
  ['tag', 'description: x\nmetadata:\n  a: «!t» b'],
  // Quotes.
  ['text-after-quote', 'description: "quoted" «then more»'],
  ['text-after-quote', "description: 'quoted' «then more»"],
  ['text-after-quote', 'description: "words"«/"more words" then text»'],
  ['text-after-quote', "description: 'it'«s here'»"],
  ['text-after-quote', 'description: "One"«, "two"»'],
  ['text-after-quote', 'description: "a"«: b»'],
  ['text-after-quote', 'description: "a" «*b»'],
  ['text-after-quote', 'description: "a" «[b]»'],
  ['text-after-quote', 'description: "a" «@b»'],
  ['text-after-quote', 'description: "a"\n  «b and c»'],
  ['text-after-quote', 'description: "a"\n  «and more: b»'],
  ['text-after-quote', 'description: "a" «b»\n  c'],
  ['text-after-quote', 'description: "a\nb" «c»'],
  ['text-after-quote', 'description: "a" «- b»'],
  ['text-after-quote', 'description: "a" «? b»'],
  ['text-after-quote', 'description: "a" «\'b»'],
  ['text-after-quote', 'description: "a"\t«b»'],
  ['text-after-quote', 'description: "a" «"b\\d"»'],
  ['text-after-quote', 'tags:\n  - "a" «b»'],
  ['text-after-quote', 'tags:\n  - "a"\n    «b»'],
  ['unclosed-quote', 'description: «"»never closed'],
  ['unclosed-quote', "description: «'»never closed"],
  ['unclosed-quote', "description: «'»tis the season"],
  ['unclosed-quote', 'description: x\nmetadata:\n  a: «"»b'],
  ['unclosed-quote', 'description: «"»😀 never closed'],
  ['unclosed-quote', 'description: «"»a\n...\nb"'],
  ['bad-escape', 'description: "C:«\\p»ath"'],
  ['bad-escape', 'description: "a «\\d» b"'],
  ['bad-escape', 'description: "a «\\x»zz"'],
  ['bad-escape', 'description: "a «\\u12»"'],
  ['bad-escape', 'description: "😀 «\\q»"'],
  ['bad-escape', 'description: "«\\U00110000»"'],
  // Flow collections.
  ['flow-list', 'description: «[a, b]»'],
  ['flow-list', 'description: x\nallowed-tools: «[Read, Write]»'],
  ['flow-list', 'description: x\nallowed-tools: «[]»'],
  ['flow-list', 'description: x\nargs: «[name]» # c'],
  ['flow-list', 'description: x\nargs: «["a, b", c]»'],
  ['flow-list', 'description: x\nmetadata:\n  bins: «["x"]»'],
  ['flow-list', 'description: x\ntags:\n  - «[a]»'],
  ['flow-list', 'description: x\ntags: «[\n  a,\n  b\n]»'],
  ['flow-map', 'description: x\nmetadata: «{"a": "b"}»'],
  ['flow-map', 'description: «{a}»'],
  ['flow-map', 'description: x\nmetadata: «{a: {b: [c]}}»'],
  // Keys and lines.
  ['duplicate-key', '«description»: x\n«description»: y'],
  ['duplicate-key', 'description: x\nmetadata:\n  «a»: 1\n  «a»: 2'],
  ['duplicate-key', 'description: x\n«license»: x\n«"license"»: y'],
  ['no-colon', 'description: Line one\n«line two»'],
  ['no-colon', 'description: x\n«just words»'],
  ['no-colon', 'description: >\n«folded text»'],
  ['no-colon', 'description: x\n«😀 words»\nlicense: y'],
  ['no-colon', 'description: x\n«words» # c'],
  ['no-colon', 'description: x\n«words»  \n  more'],
  ['no-colon', 'description: x\n«see a:b»'],
  ['no-colon', 'description: x\n«https://x.example»'],
  ['colon-without-space', 'description: x\nlicense«:»MIT'],
  ['colon-without-space', 'description:«\u00a0»x'],
  ['colon-without-space', 'description«:»x'],
  ['stray-item', 'description: x\n«-» item'],
  ['stray-item', 'tools:\n  - a\n«-» b'],
  ['stray-item', 'metadata:\n  a: b\n  «-» c'],
  ['bad-indentation', ' «description»: x'],
  ['bad-indentation', '  «license»: x'],
  ['bad-indentation', 'description: "x"\n  «license: y»'],
  ['bad-indentation', 'description: >\n    a\n  «b»'],
  ['merge-key', 'description: x\n«<<»: y'],
  ['complex-key', 'description: x\n? «a: b»\n: c'],
  ['uneven-maps', 'description: x\nmetadata:\n  a:\n    b: c\n  d:\n      «e: f»'],
  ['uneven-maps', 'description: x\nmetadata:\n  a:\n    b: c\n  d:\n      «e: f»\n      g: h'],
  ['comment-before-value', 'description: «# why»\n  x\n\nlicense: y'],
  ['directive', '«%YAML 1.2»\ndescription: x'],
  ['second-document', 'description: x\n«...»\nlicense: y'],
  ['reserved-start', 'description: «:» b'],
  ['reserved-start', 'description: "a"\n«@»b'],
  // Characters.
  ['tab', 'description: a«\t»b'],
  ['tab', 'description:«\t»b'],
  ['tab', 'description: a«\t»'],
  ['tab', 'description: a\nmetadata:\n«\t»a: b'],
  ['tab', 'description: a\nmetadata:\n«\t\t»a: b'],
  ['tab', 'description: "a"«\t»\nlicense: y'],
  ['tab', 'description: "a"\n  «\t»b'],
  ['control-character', 'description: a«\0»b'],
  ['control-character', 'description: a«\x07»b'],
  ['control-character', 'description: a«\x7f»b'],
  ['control-character', 'description: a«\ufffe»b'],
  ['control-character', 'description: 😀«\x1b»b'],
  // The specification's own faults.
  ['description-empty', 'description:«»'],
  ['description-empty', 'description: «""»'],
  ['description-empty', "description: «'  '»"],
  ['description-empty', 'description: «=»'],
  ['description-empty', 'description:\n  «- a»'],
  ['description-empty', 'description:\n  «a: b»'],
  ['description-empty', 'description: «|»\nlicense: x'],
  ['description-too-long', `description: ${LONG}«y»`],
  ['description-too-long', `description: ${LONG}«yz 😀»`],
  ['description-too-long', `description: "${LONG}«y»"`],
  ['description-too-long', `description: '${LONG.slice(1)}''«y»'`],
  ['description-too-long', `description: "${LONG.slice(1)}\\n«y»"`],
  ['description-too-long', `description: >\n  ${LONG}«y»`],
  ['description-too-long', `description: |\n  ${LONG.slice(1)}\n  «y»`],
  ['description-too-long', `description: ${LONG.slice(1)}\n  «y»`],
  ['description-too-long', `description: ${'😀'.repeat(1024)}«y»`],
  ['compatibility-too-long', `description: x\ncompatibility: ${'c'.repeat(500)}«d»`],
  ['compatibility-not-text', 'description: x\ncompatibility:\n  «- a\n  - b»'],
  ['compatibility-not-text', 'description: x\ncompatibility:\n  «a: b»'],
  ['compatibility-not-text', 'description: x\ncompatibility: «=»'],
  ['unexpected-fields', 'description: x\n«version»: 1'],
  ['unexpected-fields', 'description: x\n«version»: 1\n«author»: me'],
  ['unexpected-fields', 'description: x\n«"version"»: 1'],
  ['unexpected-fields', 'description: x\n«Name»: 1'],
  ['unexpected-fields', '«allowed_tools»: a\ndescription: x'],
  ['unexpected-fields', 'description: x\r\n«version»: 1\r'],
  ['unexpected-fields', 'description: x\n«😀»: 1'],
]

/** The written value of `name`. */
const NAMES: [string, string][] = [
  ['name-not-lowercase', '«M»y-skill'],
  ['name-not-lowercase', 'my-«SK»ill'],
  ['name-not-lowercase', '«M»y-«S»kill'],
  ['name-not-lowercase', '"«M»y-skill"'],
  ['name-not-lowercase', '«É»'],
  ['name-bad-character', 'my«_»skill'],
  ['name-bad-character', 'my« »skill'],
  ['name-bad-character', 'a«/»b«!»c'],
  ['name-bad-character', 'a«😀»b'],
  ['name-bad-character', 'a«\u200b»b'],
  ['name-bad-character', '"a«\\t»b"'],
  ['name-bad-character', "a«'»b"],
  ['name-edge-hyphen', '«-»my-skill'],
  ['name-edge-hyphen', 'my-skill«-»'],
  ['name-edge-hyphen', '«-»my-skill«-»'],
  ['name-double-hyphen', 'my«--»skill'],
  ['name-double-hyphen', '"a«--»b"'],
  ['name-double-hyphen', 'a«--»b«--»c'],
  ['name-too-long', `${LONG_NAME}«x»`],
  ['name-too-long', `"${LONG_NAME}«xyz»"`],
  ['name-too-long', `«${'𝒶'.repeat(65)}»`],
  ['name-mismatch', '«other»'],
  ['name-mismatch', '"«other»"'],
  ['name-mismatch', "'«other»'"],
  ['name-mismatch', '|\n  «other»'],
  ['name-mismatch', '«othér»'],
  // Where the characters cannot be told apart in the text as written, all of the name.
  ['name-bad-character', '«ﬁ_»'],
  ['name-too-long', `«${'ﬁ'.repeat(33)}»`],
  ['name-too-long', `"  ${LONG_NAME}«x»  "`],
  ['name-too-long', `${LONG_NAME}«x»   `],
  ['name-empty', '«""»'],
  ['name-empty', '«=»'],
  ['name-empty', '\n  «- a»'],
]

/** Whole documents. */
const WHOLE: [string, string][] = [
  ['bom', '«\ufeff»---\nname: my-skill\ndescription: x\n---\n'],
  ['bom', '«\ufeff»---\r\nname: my-skill\r\ndescription: x\r\n---\r\n'],
  ['before-fence', '«\n»---\nname: my-skill\ndescription: x\n---\n'],
  ['before-fence', '«\n\n»---\nname: my-skill\ndescription: x\n---\n'],
  ['before-fence', '«<!-- note -->»\n---\nname: my-skill\ndescription: x\n---\n'],
  ['before-fence', '«# Title»\n\n---\nname: my-skill\ndescription: x\n---\n'],
  ['indented-fence', '« »---\nname: my-skill\ndescription: x\n---\n'],
  ['indented-fence', '«\u200b»---\nname: my-skill\ndescription: x\n---\n'],
  ['no-frontmatter', '«»# Demo\n\nText.\n'],
  ['no-frontmatter', '«»'],
  ['no-opening-fence', '«»name: my-skill\ndescription: x\n---\n# Body\n'],
  ['no-frontmatter', '«»# Title\n\n---\n\nText\n'],
  ['no-frontmatter', '«»# Title ---\nname: x\n'],
  ['no-closing-fence', '«---»\nname: my-skill\ndescription: x\n# Body\n'],
  ['no-closing-fence', '«---»\nname: my-skill\n...\n# Body\n'],
  ['no-closing-fence', '«---»'],
  ['lengthened-fence', '«----»\nname: my-skill\ndescription: x\n---\n'],
  ['lengthened-fence', '«------»\nname: my-skill\n'],
  ['glued-fence', '---«yaml»\nname: my-skill\ndescription: x\n---\n'],
  ['glued-fence', '--- «name: my-skill»\ndescription: x\n---\n'],
  ['glued-fence', '---«\u00a0»\nname: my-skill\ndescription: x\n---\n'],
  ['empty-frontmatter', '---«\n»---\nBody\n'],
  ['empty-frontmatter', '---«\n# nothing\n»---\nBody\n'],
  ['list', '---\n«- name: my-skill»\n- b\n---\n'],
  ['text', '---\n«just words»\n---\n'],
  ['colon-without-space', '---\nname«:»my-skill\ndescription:x\n---\n'],
  ['colon-without-space', '---\nwords\n  name«:»my-skill\n---\n'],
  ['text', '---\n«see https://x.example»\n---\n'],
  ['text', '---\n«see a:b»\n---\n'],
  ['list', '--- # c\n«- a»\n---\n'],
  ['no-colon', '---\n«foo»\nbar: y\n---\n'],
  ['no-colon', '---\n«"a" b»\n---\n'],
  ['structure', '---\n«...»\nname: my-skill\n---\n'],
  ['split-in-value', '---\nname: my-skill\ndescription: "a «---» b"\n---\n'],
  ['split-in-value', '---\n# «---» section ---\nname: my-skill\n---\n'],
  ['split-in-value', '---\n? a: b\n  c: d«---»e\n: f\n---\n'],
  ['split-in-value', '---\na: "b\n  «---» c ---\n  d"\n---\n'],
  ['colon-in-value', '---\na: b«:» c\nd: "x --- y"\n---\n'],
  ['split-in-value', '---\na: [b] «---» c\n---\n'],
  ['list', '---\n  «-»\n    a: b\n---\n'],
  ['missing-name', '---\n«»description: x\n---\n'],
  ['missing-name', '---\n# c\n«»description: x\n---\n'],
  ['missing-name', '---\r\n«»description: x\r\n---\r\n'],
  ['missing-description', '---\nname: my-skill«»\n---\n'],
  ['missing-description', '---\nname: my-skill # c«»\nlicense: x\n---\n'],
  ['missing-description', '---\n«»license: x\n---\n'],
  ['missing-description', '---\nname: |\n  my-skill«»\n---\n'],
  ['name-mismatch', '---\n? name\n: «other»\ndescription: x\n---\n'],
  ['description-empty', '---\nname: my-skill\n? description«»\n---\n'],
]

type Marked = { text: string; ranges: { from: number; to: number }[] }

function unmark(marked: string): Marked {
  const ranges: Marked['ranges'] = []
  let text = ''
  for (const part of marked.split(/(?=[«»])/)) {
    if (part.startsWith('«')) ranges.push({ from: text.length, to: text.length })
    const last = ranges.at(-1)
    if (part.startsWith('»') && last) last.to = text.length
    text += part.replace(/^[«»]/, '')
  }
  return { text, ranges }
}

function stands(id: string, marked: string): void {
  const { text, ranges } = unmark(marked)
  const all = faults(text, { root: 'my-skill' })
  const found = all.filter(({ kind, args }) => kind === id || (kind === 'malformed' && args.cause === id))
  expect(all.map(({ kind, args }) => (kind === 'malformed' ? args.cause : kind))).toContain(id)
  const places = found.flatMap(({ from, to, also = [] }) => [{ from, to }, ...also])
  const shown = (list: Marked['ranges']) =>
    list.map(({ from, to }) => `${from}:${text.slice(from, to)}`).sort()
  expect(shown(places)).toEqual(shown(ranges))
}

describe('below the name', () => {
  const rows = LINES.map(([id, lines]) => [id, `---\nname: my-skill\n${lines}\n---\nBody.\n`] as const)
  it.each(rows)('%s: %j', stands)
})

describe('the name', () => {
  const rows = NAMES.map(([id, name]) => [id, `---\nname: ${name}\ndescription: x\n---\nBody.\n`] as const)
  it.each(rows)('%s: %j', stands)
})

describe('whole documents', () => {
  it.each(WHOLE)('%s: %j', stands)
})
