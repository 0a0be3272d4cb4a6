// stub
import type { Fix } from '../../fault/fault.ts'
import type { Parts } from '../split.ts'
import type { Problem } from './problem.ts'
export type Diagnosis = {
  cause: string
  from: number
  to: number
  also?: { from: number; to: number }[]
  detail: string
  fix?: Fix[]
  args?: Record<string, unknown>
}
export function diagnose(
  _text: string,
  _path: string,
  read: { reason: string; problem?: Problem; parts?: Parts },
): Diagnosis {
  const p = read.problem
  return p
    ? { cause: p.code, from: p.from, to: p.to, detail: p.code }
    : { cause: read.reason, from: 0, to: 0, detail: read.reason }
}
