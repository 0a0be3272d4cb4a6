// The public face of the library, and nothing else.
import * as hard from './hard-skill/hard-skill.ts'
import { resolveAll } from './hard-skill/resolve-all.ts'

/** Hard skills: parse, check, compile, resolve. `resolveAll` stands apart, since it alone needs the wire formats. */
export const hardSkill = { ...hard, resolveAll }

export { agentSkill } from './agent-skill/agent-skill.ts'
export type { Limits } from './agent-skill/limits.ts'
export { Refused } from './agent-skill/refused.ts'
export type { AgentSkill } from './agent-skill/skill.ts'
export type { Call, Outcome, WireFormat } from './call/call.ts'
export * as calls from './call/calls.ts'
export * as claudeCode from './claude-code/claude-code.ts'
export * as clients from './clients/clients.ts'
export type { Verdict, VerdictWord } from './clients/verdict.ts'
export { catalogue, type FaultKind } from './fault/catalogue.ts'
export type { Edit, Fault, Fix, Origin, Rule, Severity } from './fault/fault.ts'
export { applyEdits, applyFixes } from './fault/fix.ts'
export { type CallErrorKind, SkillError } from './hard-skill/error.ts'
export type { HardSkill, ParamSchema, Program, Tool, ToolSchema } from './hard-skill/skill.ts'
export { type InspectOptions, inspect } from './inspect.ts'
export * as permalink from './permalink.ts'
export type { HardSkillReport, Include, Judged, Report, SkillReport } from './report.ts'
export { MemorySource } from './source/memory.ts'
export { SourceRefused } from './source/refused.ts'
export type { Entry, Source } from './source/source.ts'
export { ZipSource } from './source/zip.ts'
