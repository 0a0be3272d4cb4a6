// The lines by which the model learns which skills there are, and the budget they must fit.
import { type Candidate, fullEntry, type ListingEntry, nameOnly, sizeOf } from './entries.ts'
import type { Ranked, Skill } from './skill.ts'
import { threeStage } from './three-stage.ts'

export type Uses = Record<string, { count: number; daysAgo: number }>

export type ListingOptions = {
  /** The context window in tokens. */
  window?: number
  /** The share of the window for the listing, above 0 and at most 1. */
  fraction?: number
  /** A fixed budget in characters; it wins over window and fraction. */
  override?: number
  /** The most characters of one entry's text; the older algorithm has its own. */
  cap?: number
  /** How often each skill was invoked, by its listed name. */
  uses?: Uses
  algorithm?: 'current' | 'three-stage'
}

export const listingDefaults = { window: 200_000, fraction: 0.01, cap: 1_536, charactersPerToken: 4 } as const

export type Listing = {
  /** The exact lines, in the skills' order. */
  lines: string[]
  /** In characters. */
  budget: number
  /** The names of those that lost their description. */
  dropped: string[]
  entries: ListingEntry[]
  /** All lines with the line ends between them, in characters; it may exceed the budget when only names are left. */
  size: number
}

/** The lines that the model sees for these skills, and what the budget cost them. */
export function listing(skills: readonly Ranked[], options: ListingOptions = {}): Listing {
  const candidates = listed(skills).map(skill => ({
    name: skill.command.slice(1),
    text: listedText(skill),
    bundled: skill.level === 'bundled',
    score: scoreOf(skill.command.slice(1), options.uses),
  }))
  const budget = budgetOf(options)
  const cap = options.cap ?? listingDefaults.cap
  const entries =
    options.algorithm === 'three-stage'
      ? threeStage(candidates, budget, options.cap)
      : current(candidates, budget, cap)
  return {
    lines: entries.map(entry => entry.line),
    budget,
    dropped: entries.filter(entry => entry.state === 'name-only').map(entry => entry.name),
    entries,
    size: sizeOf(entries),
  }
}

/** The skills that are listed at all: the model may invoke them, no other of the name wins, no `paths` hold them back. */
export function listed<S extends Ranked>(skills: readonly S[]): S[] {
  const names = new Set<string>()
  return skills.filter(skill => {
    if (
      skill.wins === false ||
      skill.disableModelInvocation ||
      skill.paths.length > 0 ||
      names.has(skill.command)
    )
      return false
    names.add(skill.command)
    return true
  })
}

/** `description - when to use`. */
export function listedText({ description, whenToUse }: Pick<Skill, 'description' | 'whenToUse'>): string {
  return whenToUse ? `${description} - ${whenToUse}` : description
}

/** The listing's budget in characters: the override, or the window's share at 4 characters a token, at least 1. */
export function budgetOf({ window, fraction, override }: ListingOptions): number {
  if (override !== undefined && override > 0) return Math.floor(override)
  const share = fraction !== undefined && fraction > 0 && fraction <= 1 ? fraction : listingDefaults.fraction
  const tokens = window !== undefined && window > 0 ? window : listingDefaults.window
  return Math.max(1, Math.floor(tokens * listingDefaults.charactersPerToken * share))
}

/** How much a skill is used: its uses, halved every 7 days since the last, at least a tenth of them. */
export function usageScore(count: number, daysAgo: number): number {
  return count * Math.max(0.5 ** (Math.max(0, daysAgo) / 7), 0.1)
}

function scoreOf(name: string, uses: Uses = {}): number {
  const use = Object.hasOwn(uses, name) ? uses[name] : undefined
  return use ? usageScore(use.count, use.daysAgo) : 0
}

/**
 * Today's algorithm: everything when it fits; otherwise bundled skills stay whole, every other keeps its
 * name, and descriptions come back from the most used on, each whole or not at all, as long as they fit.
 * Ties keep the skills' order (a choice).
 */
function current(candidates: readonly Candidate[], budget: number, cap: number): ListingEntry[] {
  const full = candidates.map(candidate => fullEntry(candidate, cap))
  if (sizeOf(full) <= budget) return full
  const entries = candidates.map((candidate, index) =>
    candidate.bundled ? (full[index] ?? nameOnly(candidate)) : nameOnly(candidate),
  )
  let size = sizeOf(entries)
  const byScore = candidates
    .map((_, index) => index)
    .sort((a, b) => (full[b]?.score ?? 0) - (full[a]?.score ?? 0))
  for (const index of byScore) {
    const [whole, bare] = [full[index], entries[index]]
    if (!whole || !bare || size + whole.size - bare.size > budget) continue
    size += whole.size - bare.size
    entries[index] = whole
  }
  return entries
}
