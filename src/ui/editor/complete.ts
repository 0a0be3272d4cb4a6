// Offers what may stand at the cursor: frontmatter keys, tool keys, param types, params of the run, include paths.
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { type Place, placeOf } from './place.ts'

type Offer = { from: number; options: Completion[] }

/** What each key is for, in the words of its format. */
const frontmatterKeys: readonly (readonly [key: string, detail: string])[] = [
  ['name', 'Agent Skills: the directory’s name'],
  ['description', 'what it does and when to use it'],
  ['license', 'Agent Skills'],
  ['compatibility', 'Agent Skills: what it needs'],
  ['metadata', 'Agent Skills: a map of your own'],
  ['allowed-tools', 'Agent Skills: tools allowed without asking'],
  ['skill', 'hard skill: its name'],
  ['includes', 'hard skill: files that travel with it'],
  ['when_to_use', 'Claude Code'],
  ['argument-hint', 'Claude Code'],
  ['arguments', 'Claude Code: names of the arguments'],
  ['disable-model-invocation', 'Claude Code: only people call it'],
  ['user-invocable', 'Claude Code: false hides it from /'],
  ['disallowed-tools', 'Claude Code'],
  ['model', 'Claude Code'],
  ['effort', 'Claude Code'],
  ['context', 'Claude Code: fork runs it apart'],
  ['agent', 'Claude Code: who runs the fork'],
  ['background', 'Claude Code'],
  ['hooks', 'Claude Code'],
  ['paths', 'Claude Code: globs it belongs to'],
  ['shell', 'Claude Code'],
]
const toolKeys = [
  ['id', 'what the model calls'],
  ['description', 'what the model reads'],
  ['params', 'what the model may give'],
  ['run', 'the argv, $param within a word'],
] as const
const paramKeys = [
  ['type', 'string when left out'],
  ['format', 'a hint for the model'],
  ['enum', 'the allowed values, with commas'],
  ['description', 'what the model reads'],
  ['default', 'makes the param optional'],
] as const
const paramTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array']

/** The completion source of a document; `paths` are the skill's files, relative to its root. */
export function completeSkill(paths: () => readonly string[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context
    const line = state.doc.lineAt(pos)
    const lines = state.doc.toString().split('\n')
    const offer = offers(placeOf(lines, line.number - 1), line.text.slice(0, pos - line.from), paths())
    if (!offer || offer.options.length === 0) return null
    const from = line.from + offer.from
    if (from === pos && !context.explicit && !/[$ ,]$/.test(line.text.slice(0, offer.from))) return null
    return { from, options: offer.options, validFor: /^[\w./-]*$/ }
  }
}

/** What may follow `before`, the text of the line up to the cursor; `from` is a column of it. */
export function offers(place: Place, before: string, paths: readonly string[]): Offer | null {
  if (place.in === 'prose') return null
  if (place.in === 'frontmatter') {
    if (/^[\w-]*$/.test(before)) return { from: 0, options: keys(frontmatterKeys, place.keys) }
    return includes(before, paths)
  }
  const param = /\$(\w*)$/.exec(before)
  if (param && !before.endsWith('$$')) {
    return { from: param.index + 1, options: place.params.map(label => ({ label, type: 'variable' })) }
  }
  if (/^[a-z]*$/.test(before)) return { from: 0, options: keys(toolKeys, place.keys, '\n  ') }
  if (/^ {2}\w*$/.test(before)) {
    const missing = [...new Set(place.used)].filter(name => !place.params.includes(name))
    return { from: 2, options: missing.map(label => ({ label, apply: `${label}:\n    `, type: 'variable' })) }
  }
  if (/^ {4}[a-z]*$/.test(before)) return place.param ? { from: 4, options: keys(paramKeys, []) } : null
  const type = /^ {4}type:\s*(\w*)$/.exec(before)
  return type
    ? {
        from: before.length - (type[1] ?? '').length,
        options: paramTypes.map(label => ({ label, type: 'type' })),
      }
    : null
}

function includes(before: string, paths: readonly string[]): Offer | null {
  const match = /^includes:\s*(?:[^,]*,\s*)*([^,\s]*)$/.exec(before)
  if (!match) return null
  const taken = new Set(
    before
      .slice('includes:'.length)
      .split(',')
      .map(entry => entry.trim()),
  )
  const directories = paths.flatMap(path =>
    path
      .split('/')
      .slice(0, -1)
      .map((_, i, all) => all.slice(0, i + 1).join('/')),
  )
  const options = [...new Set([...directories, ...paths])]
    .filter(path => !taken.has(path) && !/^skill\.md$/i.test(path))
    .map(label => ({ label, type: 'text' }))
  return { from: before.length - (match[1] ?? '').length, options }
}

function keys(
  table: readonly (readonly [string, string])[],
  present: readonly string[],
  nested = '',
): Completion[] {
  return table
    .filter(([key]) => !present.includes(key))
    .map(([label, detail], i) => ({
      label,
      detail,
      type: 'property',
      // The table's order, not the alphabet's: what a skill needs comes first.
      boost: 50 - i,
      apply: label === 'params' ? `${label}:${nested}` : `${label}: `,
    }))
}
