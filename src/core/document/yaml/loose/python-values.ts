// What PyYAML's safe loader makes of plain scalars: the types of YAML 1.1.
import { refused, TypedValue } from './reading.ts'

/** The value of a plain scalar by PyYAML's implicit resolvers; `refused` for what it cannot construct. */
export function pythonPlain(text: string): unknown {
  // The value and merge indicators resolve to types that no constructor knows, but as keys.
  if (text === '=' || text === '<<') return refused
  if (/^(?:|~|null|Null|NULL)$/.test(text)) return null
  if (/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/.test(text)) return true
  if (/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/.test(text)) return false
  if (isInteger(text)) return integer(text)
  if (isFloat(text)) return float(text)
  return isTimestamp(text) ? date(text) : text
}

/** What `!!int 3` and its like make of a text. */
export const pythonTags: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['str', text => text],
  ['int', text => (isInteger(text.replace(/_/g, '')) ? integer(text) : refused)],
  ['float', float],
  [
    'bool',
    text => {
      const value = pythonPlain(text.toLowerCase())
      return typeof value === 'boolean' ? value : refused
    },
  ],
  ['null', () => null],
  ['binary', text => new TypedValue('bytes', text)],
  ['timestamp', text => (isTimestamp(text) ? date(text) : refused)],
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
  return /^[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|0[0-7_]*|[1-9][\d_]*(?::[0-5]?\d)*)$/.test(text)
}

function isFloat(text: string): boolean {
  return (
    /^[-+]?(?:\d[\d_]*(?:\.[\d_]*(?:[eE][-+]\d+)?|(?::[0-5]?\d)+\.[\d_]*)|\.(?:inf|Inf|INF))$/.test(text) ||
    /^\.(?:\d[\d_]*(?:[eE][-+]\d+)?|nan|NaN|NAN)$/.test(text)
  )
}

/** Digits that say no number, such as those of `0x_`, are refused. */
function integer(text: string): unknown {
  const { sign, digits } = signed(text)
  return finite(sign, digits.includes(':') ? sexagesimal(digits) : Number(digits.replace(/^0(?=\d)/, '0o')))
}

function float(text: string): unknown {
  const { sign, digits } = signed(text.toLowerCase())
  if (digits === '.inf') return sign * Infinity
  if (digits === '.nan') return Number.NaN
  return finite(sign, sexagesimal(digits))
}

function finite(sign: number, value: number): unknown {
  return Number.isNaN(value) ? refused : sign * value + 0 // A zero has no sign.
}

/** A day or a time that there is not makes Python raise an error. */
function date(text: string): unknown {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D+/).map(Number)
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isDay = year > 0 && month > 0 && month < 13 && day > 0 && day <= days
  return isDay && hour < 24 && minute < 60 && second < 60 ? new TypedValue('date', text) : refused
}

function signed(text: string): { sign: 1 | -1; digits: string } {
  return { sign: text.startsWith('-') ? -1 : 1, digits: text.replace(/^[-+]/, '').replace(/_/g, '') }
}

/** `1:30` is ninety: the parts count in sixties. */
function sexagesimal(digits: string): number {
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(/^[\d.e+-]+$/.test(part) ? part : NaN), 0)
}
