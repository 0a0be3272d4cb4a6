// stub

import type { Fault } from '../fault/fault.ts'
import type { Finding } from './judge.ts'
import type { DocumentRead } from './read.ts'
import { type AgentSkillKind, agentSkillFault } from './rules.ts'
export function placeFinding(
  finding: Finding,
  _text: string,
  path: string,
  read: DocumentRead & { ok: true },
): Fault<AgentSkillKind> {
  return agentSkillFault(finding.kind, finding.args as never, {
    path,
    from: read.map.from,
    to: read.map.from,
  })
}
