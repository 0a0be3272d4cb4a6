// Recognises a bare object as a call by the names that models give to its members; shared by several formats.
import { isObject, type Members } from '../found.ts'
import type { Tools } from '../tools.ts'
import type { ObjectCall } from './wire.ts'

const NAMES = [
  'tool',
  'name',
  'function',
  'tool_name',
  'toolName',
  'action',
  'recipient_name',
  'function_name',
] as const
const ARGS = ['args', 'arguments', 'parameters', 'input', 'action_input', 'tool_input', 'params'] as const

/** Members that stand beside a call and say nothing of it. */
const BESIDE = ['id', 'type', 'call_id', 'tool_call_id', 'index']

export type BareCall = ObjectCall & { nameKey: string; argsKey: string | null }

/**
 * A call that an object is by its members, or `null`. Exactly one member names a tool, and at most one holds
 * arguments; two that differ make it ambiguous. Without arguments, `name` and `action` are data unless the
 * tool needs none and nothing else stands beside.
 */
export function bareCall(node: Members, tools: Tools): BareCall | null {
  const named = NAMES.filter(key => Object.hasOwn(node, key) && typeof node[key] === 'string')
  const argKeys = ARGS.filter(key => Object.hasOwn(node, key))
  const accepted = named.filter(key => tools.accepts(String(node[key])))
  const nameKey = accepted[0] ?? (named.length === 1 ? named[0] : undefined)
  if (nameKey === undefined) return null
  const isTool = tools.known && accepted.length > 0
  if (!isTool && isPlaceholder(nameKey, String(node[nameKey]))) return null
  const argsKey = argKeys[0] ?? null
  const given = argsKey === null ? undefined : node[argsKey]
  const args = argsKey === 'action_input' ? plainInput(given, String(node[nameKey]), tools) : given
  if (isDeclaration(node, args)) return null
  if (argsKey === null && (nameKey === 'name' || nameKey === 'action' || nameKey === 'function')) {
    const alone = Object.keys(node).every(key => key === nameKey || BESIDE.includes(key))
    if (
      !tools.known ||
      !alone ||
      !tools.accepts(String(node[nameKey])) ||
      !tools.satisfied(String(node[nameKey]), {})
    ) {
      return null
    }
  }
  const rivals = new Set(accepted.map(key => node[key])).size > 1
  const sets = argKeys.length > 1 && new Set(argKeys.map(key => JSON.stringify(node[key]))).size > 1
  const read = [nameKey, ...argKeys, ...BESIDE]
  const id = [node.id, node.call_id, node.tool_call_id].find(value => typeof value === 'string')
  return { name: node[nameKey], args, read, id, nameKey, argsKey, ambiguous: rivals || sets }
}

/** The input of a ReAct action: plain text is the one argument that its tool requires, where that is text. */
function plainInput(input: unknown, name: string, tools: Tools): unknown {
  if (typeof input !== 'string' || /^\s*(?:[[{]|$)/.test(input)) return input
  const only = tools.onlyText(name)
  return only === null ? input : { [only]: input }
}

/** A name that stands for a name, as in an example of how to call, or says that nothing is called. */
function isPlaceholder(key: string, name: string): boolean {
  if (/^(?:<.*>|\{.*\}|\.\.\.|…|[A-Z][A-Z_]*_(?:ID|NAME))$/.test(name)) return true
  return /^(?:action|tool_name)$/.test(key) && /^(?:none|final[ _]answer|directly[-_]answer)$/i.test(name)
}

/** A tool's declaration has a name and parameters too; there they are a schema. */
export function isDeclaration(node: Members, args: unknown): boolean {
  if (!isObject(args) || !isObject(args.properties)) return false
  return Object.hasOwn(node, 'description') || args.type === 'object'
}
