// Collects what each rule says of itself, so that every kind of fault has a title, a severity and a sentence.
import { rules as advice } from '../advice/advice.ts'
import { agentSkillRules as agentSkill } from '../agent-skill/rules.ts'
import { rules as claudeCode } from '../claude-code/rules.ts'
import { rules as hardSkill } from '../hard-skill/rules.ts'
import { rules as source } from '../source/rules.ts'
import type { Rule } from './fault.ts'

const collected = { ...agentSkill, ...hardSkill, ...claudeCode, ...source, ...advice }

/** Every kind of fault. */
export type FaultKind = keyof typeof collected

/** What is known of each kind, without its place; `docs/rules/<kind>.md` says more. */
export const catalogue: Readonly<Record<string, Rule>> = collected
