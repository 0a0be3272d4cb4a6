// The Report: everything the panes show of a source, as plain data that survives a structured clone.
import type { AgentSkill } from './agent-skill/skill.ts'
import type { Verdict } from './clients/verdict.ts'
import type { Fault } from './fault/fault.ts'
import type { HardSkill, Program } from './hard-skill/skill.ts'
import type { Entry } from './source/source.ts'

/** Whether a format's rules apply to a document, and the reason in one sentence. */
export type Judged = { applies: boolean; why: string }

/** One `includes:` entry as declared, and the files it comes to, relative to the skill's root. */
export type Include = { entry: string; files: string[] }

/** What the hard-skill rules make of a document; what could be read of it even where it has faults. */
export type HardSkillReport = {
  skill: HardSkill
  /** The text a model is given: prose, call protocol, catalog. */
  system: string
  programs: Program[]
  includes: Include[]
}

export type SkillReport = {
  /** The skill's directory; `''` is the top of the source. */
  root: string
  /** The document's path in the source. */
  path: string
  /** What to call it on the page: its own name, else its directory, else its file. */
  title: string
  formats: { 'agent-skill': Judged; 'hard-skill': Judged }
  /** The faults of every format that applies, and advice, in the order of their places. */
  faults: Fault[]
  /** `null` where the document was refused. */
  agentSkill: Omit<AgentSkill, 'resolve'> | null
  hardSkill: HardSkillReport
  verdicts: Verdict[]
}

export type Report = {
  entries: Entry[]
  /** What the source itself did wrong (a bad entry of an archive, a limit), not any skill. */
  faults: Fault[]
  skills: SkillReport[]
}
