// What PyYAML's safe loader makes of plain scalars: the types of YAML 1.1.
import { refused, TypedValue } from './reading.ts'

/** The value of a plain scalar by PyYAML's implicit resolvers; `refused` for the two that it cannot construct. */
export function pythonPlain(text: string): unknown {
  // The value and merge indicators resolve to types that no constructor knows, but as keys.
  if (text === '=' || text === '<<') return refused
  if (/^(?:|~|null|Null|NULL)$/.test(text)) return null
  if (/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/.test(text)) return true
  if (/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/.test(text)) return false
  if (isInteger(text)) return integer(text)
  if (isFloat(text)) return float(text)
  return isTimestamp(text) ? new TypedValue('date', text) : text
}

/** What `!!int 3` and its like make of a text. */
export const pythonTags: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['str', text => text],
  ['int', text => (isInteger(text) ? integer(text) : refused)],
  ['float', text => (isFloat(text) || isInteger(text) ? float(text) : refused)],
  ['bool', text => (typeof pythonPlain(text.toLowerCase()) === 'boolean' ? pythonPlain(text) : refused)],
  ['null', () => null],
  ['binary', text => new TypedValue('bytes', text)],
  ['timestamp', text => (isTimestamp(text) ? new TypedValue('date', text) : refused)],
] satisfies [string, (text: string) => unknown][])

/** A date as YAML 1.1 writes one, alone or with a time. */
export function isTimestamp(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) ||
    /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/.test(
      text,
    )
  )
}

function isInteger(text: string): boolean {
  return (
    /^[-+]?0b[0-1_]+$/.test(text) ||
    /^[-+]?0[0-7_]+$/.test(text) ||
    /^[-+]?(?:0|[1-9][0-9_]*)$/.test(text) ||
    /^[-+]?0x[0-9a-fA-F_]+$/.test(text) ||
    /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/.test(text)
  )
}

function isFloat(text: string): boolean {
  return (
    /^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/.test(text) ||
    /^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/.test(text) ||
    /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/.test(text) ||
    /^[-+]?\.(?:inf|Inf|INF)$/.test(text) ||
    /^\.(?:nan|NaN|NAN)$/.test(text)
  )
}

function integer(text: string): number {
  const { sign, digits } = signed(text)
  if (digits.includes(':')) return sign * sexagesimal(digits)
  if (/^0[0-7]/.test(digits)) return sign * Number.parseInt(digits, 8)
  return sign * Number(digits) || 0
}

function float(text: string): number {
  const { sign, digits } = signed(text.toLowerCase())
  if (digits === '.inf') return sign * Infinity
  if (digits === '.nan') return Number.NaN
  return sign * (digits.includes(':') ? sexagesimal(digits) : Number(digits))
}

function signed(text: string): { sign: 1 | -1; digits: string } {
  return { sign: text.startsWith('-') ? -1 : 1, digits: text.replace(/^[-+]/, '').replace(/_/g, '') }
}

/** `1:30` is ninety: the parts count in sixties. */
function sexagesimal(digits: string): number {
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
