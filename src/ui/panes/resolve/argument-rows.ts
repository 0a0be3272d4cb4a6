// One row for each argument of a call: given, coerced from something, defaulted, or refused and why.
import type { Explained } from '../../../core/hard-skill/resolve.ts'
import type { Resolution } from '../../../workers/resolve.ts'

export type ArgumentRow = { param: string; value: unknown } & (
  | { origin: 'given'; from: string | null }
  | { origin: 'default' }
  | { origin: 'refused'; why: string }
)

type Call = Pick<Resolution['calls'][number], 'tool' | 'arguments'>

/** The rows, declared params first in their order, then what was given beyond them. */
export function rowsOf(call: Call, bound: Explained | null, problems: Resolution['problems']): ArgumentRow[] {
  if (bound) {
    return bound.arguments.map(({ param, value, origin, coercedFrom, raw }) =>
      origin === 'default'
        ? { param, value, origin }
        : {
            param,
            value,
            origin,
            from: coercedFrom === null ? null : `${coercedFrom} ${JSON.stringify(raw)}`,
          },
    )
  }
  const declared = Object.keys(call.tool.schema.properties)
  const more = Object.keys(call.arguments).filter(param => !declared.includes(param))
  return [...declared, ...more].flatMap((param): ArgumentRow[] => {
    const value = Object.hasOwn(call.arguments, param) ? call.arguments[param] : undefined
    const pointer = `/${param.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const problem = problems.find(other => other.name === call.tool.id && other.pointer === pointer)
    if (problem) return [{ param, value, origin: 'refused', why: problem.message }]
    return value === undefined ? [] : [{ param, value, origin: 'given', from: null }]
  })
}
