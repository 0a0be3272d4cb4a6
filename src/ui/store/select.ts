// Named selectors: what is derived from the state, computed when asked.
import type { Fault } from '../../core/fault/fault.ts'
import type { Report, SkillReport } from '../../core/report.ts'
import type { State } from './state.ts'
import { textOf } from './work.ts'

/** The skill that the panes show: the chosen one, else the one around the open file, else the first. */
export function chosenSkill({ report, work }: Pick<State, 'report' | 'work'>): SkillReport | null {
  const skills = report?.skills ?? []
  const chosen = work.root === null ? undefined : skills.find(skill => skill.root === work.root)
  return chosen ?? skills.find(skill => work.open === skill.path) ?? skills[0] ?? null
}

/** The skill whose directory a file is in, the innermost where one is inside another. */
export function skillAround(report: Report | null, path: string): SkillReport | null {
  const around = (report?.skills ?? []).filter(({ root }) => root === '' || path.startsWith(`${root}/`))
  return around.reduce<SkillReport | null>(
    (inner, skill) => (inner && inner.root.length >= skill.root.length ? inner : skill),
    null,
  )
}

/** A skill's faults without those of a format that the person switched off. */
export function faultsShown(faults: readonly Fault[], off: State['off']): Fault[] {
  return faults.filter(fault => {
    const { origin } = fault
    return !((origin === 'agent-skill' || origin === 'hard-skill') && off.has(origin))
  })
}

/** Every fault that the list shows: the chosen skill's, then what is wrong with the archive or folder itself. */
export function allFaults(state: Pick<State, 'report' | 'work' | 'off'>): Fault[] {
  return [...faultsShown(chosenSkill(state)?.faults ?? [], state.off), ...(state.report?.faults ?? [])]
}

/** Whether the chosen skill's document holds nothing but white space. */
export function isBlankDocument(state: State): boolean {
  const skill = chosenSkill(state)
  const file = skill ? state.work.files.get(skill.path) : undefined
  return file !== undefined && file.kind !== 'symlink' && textOf(file)?.trim() === ''
}

/** Whether the Report is of an earlier text. */
export const isStale = (state: State) => state.checked !== state.work.files

/** How many faults of each severity. */
export function tally(faults: readonly Fault[]): { error: number; warning: number; info: number } {
  const count = { error: 0, warning: 0, info: 0 }
  for (const fault of faults) count[fault.severity]++
  return count
}

/** Whether putting other work in place would take something of the person's own away. */
export function hasUnsaved({ work }: State): boolean {
  return (
    work.origin === 'own' &&
    [...work.files.values()].some(file => file.kind !== 'text' || file.text.trim() !== '')
  )
}
