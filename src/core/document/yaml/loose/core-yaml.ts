// The `yaml` library as it is (YAML 1.2, core schema): what the skills CLI, pi, Qwen Code and Cline's model list read with.
import { readWith, type Traits } from './compose.ts'
import { isTimestamp } from './python-values.ts'
import { type Reading, TypedValue } from './reading.ts'
import { tagsOf } from './tags.ts'

const core: Traits = {
  uniqueKeys: true,
  refusesTags: false,
  tags: new Map([
    ...tagsOf(corePlain, ['binary']),
    // A whole number is no float to this library, and a date is one only where a tag says so.
    ['float', text => (/^[-+]?\d+$/.test(text) ? text : corePlain(text))],
    ['timestamp', text => (isTimestamp(text) ? new TypedValue('date', text) : text)],
  ]),
  merges: false,
  plain: corePlain,
}

/** Reads YAML 1.2. */
export function readCoreYaml(block: string): Reading {
  return readWith(core, block)
}

/** The value of a plain scalar in the core schema of YAML 1.2 (chapter 10.3). */
export function corePlain(text: string): unknown {
  if (text === '' || text === '~' || text === 'null' || text === 'Null' || text === 'NULL') return null
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  if (/^0o[0-7]+$/.test(text) || /^0x[0-9a-fA-F]+$/.test(text)) return Number(text)
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text)) return Number(text)
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return Number.NaN
  return text
}
