// Reads the faults of a hard skill as a person is told of them, for tables of tests.
import { applyEdits } from '../src/core/fault/fix.ts'
import { faults } from '../src/core/hard-skill/hard-skill.ts'

/** The characters that a fault marks, its sentence, and what each of its mends makes of the text, by `safety: title`. */
export type Told = [place: string, sentence: string, mends?: Record<string, string>]

/** Every fault of a document, in order. */
export function told(text: string): Told[] {
  return toldWith(text, mended => mended)
}

/** Every fault of a tool `t` with these lines, its mends without the fence around them. */
export function toldOfTool(lines: string): Told[] {
  return toldWith(`${OPEN}${lines}${CLOSE}`, mended => mended.slice(OPEN.length, -CLOSE.length))
}

const OPEN = '```tool\nid: t\n'
const CLOSE = '\n```\n'

function toldWith(text: string, shown: (mended: string) => string): Told[] {
  return faults(text).map(({ from, to, message, fix = [] }) => {
    const mends = fix.map(fix => [`${fix.safety}: ${fix.title}`, shown(applyEdits(text, fix.edits))])
    const fault = [text.slice(from, to), message] as const
    return mends.length > 0 ? [...fault, Object.fromEntries(mends)] : [...fault]
  })
}
