// The tags of YAML's own repository (`!!int`): which a dialect knows, and what it makes of a text that bears one.
import { refused, TypedValue } from './reading.ts'

/** By the tag's name, what becomes of a text that bears it: a value, or `refused`. */
export type Tags = ReadonlyMap<string, (text: string) => unknown>

/** The prefix that `!!` stands for. */
export const repository = 'tag:yaml.org,2002:'

/** Tags of lists and maps; none of them changes what this project asks of a field. */
export const collectionTags: ReadonlySet<string> = new Set(['seq', 'map', 'omap', 'pairs', 'set'])

const text = (value: string) => value
const bytes = (value: string) => new TypedValue('bytes', value)

/** The tags of a dialect that takes a tagged text for what it takes the same text for without quotes. */
export function tagsOf(plain: (text: string) => unknown, others: readonly string[] = []): Tags {
  const only = (fits: (value: unknown) => boolean) => (written: string) => {
    const value = plain(written)
    return fits(value) ? value : refused
  }
  const number = only(value => typeof value === 'number')
  const all: Record<string, (text: string) => unknown> = {
    str: text,
    // With a dot or an exponent a whole number is none of this type.
    int: written => (/^[-+]?(?:0x.*|[^.e]*)$/i.test(written) ? number(written) : refused),
    float: number,
    bool: only(value => typeof value === 'boolean'),
    null: only(value => value === null),
    binary: bytes,
    timestamp: only(value => value instanceof TypedValue),
  }
  const common = ['str', 'int', 'float', 'bool', 'null', ...others]
  return new Map(Object.entries(all).filter(([name]) => common.includes(name)))
}
