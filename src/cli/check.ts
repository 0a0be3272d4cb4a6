// Checks one path: opens it, mends what may be mended, and gives what was found.
import type { Fault } from '../core/fault/fault.ts'
import { inspect } from '../core/inspect.ts'
import type { Report } from '../core/report.ts'
import type { FieldLimits } from './args.ts'
import { clientFaults } from './clients.ts'
import { type Finding, findings } from './finding.ts'
import { mend } from './mend.ts'
import { NotOpened, openPath } from './open.ts'

export type Options = { fix: boolean; limits: FieldLimits; clients: readonly string[] }

export type Checked = {
  path: string
  skills: { root: string; path: string; title: string }[]
  findings: Finding[]
  /** How many mends were made. */
  mended: number
  /** Why there is nothing to judge, in a sentence; `null` where there is. */
  problem: string | null
}

/** Checks what a person named, relative to `cwd`. */
export async function check(path: string, cwd: string, options: Options): Promise<Checked> {
  const none = { path, skills: [], findings: [], mended: 0 }
  try {
    return { ...none, ...(await judge(path, cwd, options)) }
  } catch (error) {
    if (error instanceof NotOpened) return { ...none, problem: error.message }
    throw error
  }
}

async function judge(
  path: string,
  cwd: string,
  { fix, limits, clients }: Options,
): Promise<Omit<Checked, 'path'>> {
  const { source, directory, name } = await openPath(path, cwd)
  const ask = () => inspect(source, { limits })
  const mended = fix && directory ? await mend(directory, async () => faultsOf(await ask(), clients)) : 0
  const report = await ask()
  const skills = report.skills.map(({ root, path, title }) => ({ root, path: name(path), title }))
  return {
    skills,
    findings: await findings(source, faultsOf(report, clients), name),
    mended,
    problem:
      skills.length > 0 ? null : `No skill was found in ${name('')}: no directory of it holds a SKILL.md.`,
  }
}

function faultsOf(report: Report, clients: readonly string[]): Fault[] {
  return [...report.faults, ...report.skills.flatMap(skill => skill.faults), ...clientFaults(report, clients)]
}
