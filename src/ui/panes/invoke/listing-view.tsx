// The lines by which the model learns of all open skills, and what the budget leaves of them.
import { useId, useMemo } from 'react'
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import {
  type Listing,
  type ListingOptions,
  listing,
  listingDefaults,
  type Uses,
} from '../../../core/claude-code/listing.ts'
import { listingHead } from '../../../core/claude-code/skill-tool.ts'
import { aboutTokens } from '../../../core/document/tokens.ts'
import { Segmented } from '../../parts/choice.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Field } from '../../parts/field.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import { useKept } from './kept.ts'
import { sizeWords } from './section.tsx'
import { OpenPoints, Sure } from './sure.tsx'

/** The windows that the slider stops at, in tokens. */
const windows = [
  500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 200_000, 500_000, 1_000_000,
]

type Choices = {
  window: number
  fraction: string
  override: string
  cap: string
  algorithm: 'current' | 'three-stage'
}

const usual: Choices = {
  window: listingDefaults.window,
  fraction: '',
  override: '',
  cap: '',
  algorithm: 'current',
}

/** A number that was typed, or nothing. */
function numberIn(text: string): number | undefined {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value
}

function optionsOf({ window, fraction, override, cap, algorithm }: Choices, uses: Uses): ListingOptions {
  const given = { fraction: numberIn(fraction), override: numberIn(override), cap: numberIn(cap) }
  return {
    window,
    algorithm,
    uses,
    ...(given.fraction === undefined ? {} : { fraction: given.fraction }),
    ...(given.override === undefined ? {} : { override: given.override }),
    ...(given.cap === undefined ? {} : { cap: given.cap }),
  }
}

/** What the person chose for the listing, and what comes of it. */
export function useListing(found: readonly DiscoveredSkill[]) {
  const [choices, setChoices] = useKept<Choices>('listing', usual)
  const [uses, setUses] = useKept<Uses>('uses', {})
  const done = useMemo(() => listing(found, optionsOf(choices, uses)), [found, choices, uses])
  return {
    choices,
    setChoices,
    uses,
    setUses,
    listing: done,
    unlisted: useMemo(() => unlistedOf(found), [found]),
  }
}

/** Why each skill that is not listed is not, in a few words after its command. */
function unlistedOf(found: readonly DiscoveredSkill[]): string[] {
  return found.flatMap(({ command, wins, disableModelInvocation, paths, path }) => {
    if (!wins) return `\`${command}\` of \`${path}\` (shadowed)`
    if (disableModelInvocation) return `\`${command}\` (closed to the model)`
    return paths.length > 0 ? `\`${command}\` (waits for a file that matches its paths)` : []
  })
}

/** In a few words. */
export function listingSays({ entries, dropped, size, budget }: Listing): string {
  if (entries.length === 0) return 'nothing: the model is told of none'
  const lost = dropped.length === 0 ? '' : `, ${dropped.length} without description`
  return `${size.toLocaleString('en')} of ${budget.toLocaleString('en')} characters${lost}`
}

export function ListingView({
  choices,
  setChoices,
  uses,
  setUses,
  listing: done,
  unlisted,
}: ReturnType<typeof useListing>) {
  const set = (change: Partial<Choices>) => setChoices({ ...choices, ...change })
  return (
    <>
      <div>
        <Segmented
          label="How it is fitted"
          options={[
            { id: 'current', label: 'Today' },
            { id: 'three-stage', label: 'In three stages, as the chapter has it' },
          ]}
          value={choices.algorithm}
          onChange={algorithm => set({ algorithm })}
        />
      </div>
      <p className="muted">
        {choices.algorithm === 'current'
          ? 'All descriptions when they fit. Otherwise names only, bundled skills whole, and descriptions come back from the most used on.'
          : 'All descriptions when they fit, each up to 250 characters. Otherwise bundled skills stay whole and the rest is shared out; below 20 characters each, names only.'}{' '}
        <Sure of={choices.algorithm === 'current' ? 'B' : 'S'} />
      </p>
      <WindowSlider value={choices.window} onChange={window => set({ window })} />
      <div className="invoke-fields">
        <Field
          label="Fraction"
          hint="Of the window, up to 1"
          value={choices.fraction}
          placeholder={String(listingDefaults.fraction)}
          onChange={fraction => set({ fraction })}
        />
        <Field
          label="Fixed budget"
          hint="In characters; it wins over both"
          value={choices.override}
          placeholder="none"
          onChange={override => set({ override })}
        />
        <Field
          label="Cap of an entry"
          hint="In characters"
          value={choices.cap}
          placeholder={choices.algorithm === 'current' ? '1536' : '250'}
          onChange={cap => set({ cap })}
        />
      </div>
      <Outcome done={done} />
      {unlisted.length > 0 ? (
        <p className="muted">
          <Words text={`Not listed: ${unlisted.join(', ')}.`} />
        </p>
      ) : null}
      {done.entries.length > 0 ? <UsesFields done={done} uses={uses} onChange={setUses} /> : null}
      <OpenPoints about="listing" />
    </>
  )
}

function WindowSlider({ value, onChange }: { value: number; onChange: (window: number) => void }) {
  const id = useId()
  const at = Math.max(0, windows.indexOf(value))
  const words = `${value.toLocaleString('en')} tokens`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Context window
      </label>
      <div className="row">
        <input
          id={id}
          className="grow slider"
          type="range"
          min={0}
          max={windows.length - 1}
          value={at}
          aria-valuetext={words}
          onChange={event => onChange(windows[Number(event.currentTarget.value)] ?? value)}
        />
        <span className="slider-value" aria-hidden="true">
          {words}
        </span>
      </div>
    </div>
  )
}

function Outcome({ done }: { done: Listing }) {
  const { entries, lines, size, budget, dropped } = done
  if (entries.length === 0) return <p>The model is told of none of the open skills.</p>
  const text = `${listingHead}\n\n${lines.join('\n')}`
  const over = size > budget
  return (
    <>
      <p role="status">
        <Sign
          of={over ? 'warning' : dropped.length > 0 ? 'info' : 'ok'}
          word={over ? 'Over budget' : dropped.length > 0 ? 'Fitted' : 'All fits'}
        />{' '}
        {size.toLocaleString('en')} of {budget.toLocaleString('en')} characters, about{' '}
        {aboutTokens(text).toLocaleString('en')} tokens.
        {dropped.length > 0 ? ` Without description: ${dropped.join(', ')}.` : ''}
        {over ? ' Names are always listed, even over the budget.' : ''}
      </p>
      <ul className="rows" aria-label="Lines of the listing">
        {entries.map(entry => (
          <li key={entry.name}>
            <code className="listing-line">
              <Visible text={entry.line} />
            </code>
            <span className="muted">
              {sizeWords(entry.size, aboutTokens(entry.line))}
              {entry.state === 'cut' ? ', cut' : entry.state === 'name-only' ? ', description dropped' : ''}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton small what="listing" text={text} />
      </div>
    </>
  )
}

function UsesFields({ done, uses, onChange }: { done: Listing; uses: Uses; onChange: (uses: Uses) => void }) {
  return (
    <Disclosure summary="How often each was used">
      <p className="muted">
        A use counts half after 7 days, and at least a tenth. <Sure of="B" />
      </p>
      {done.entries.map(({ name, score }) => {
        const own = Object.hasOwn(uses, name) ? uses[name] : undefined
        const set = (change: { count?: number; daysAgo?: number }) =>
          onChange({ ...uses, [name]: { count: 0, daysAgo: 0, ...own, ...change } })
        return (
          <fieldset key={name} className="invoke-fields uses">
            <legend>
              <code>
                <Visible text={name} />
              </code>{' '}
              <span className="muted">score {score.toLocaleString('en', { maximumFractionDigits: 2 })}</span>
            </legend>
            <Field
              label="Uses"
              value={String(own?.count ?? '')}
              onChange={text => set({ count: numberIn(text) ?? 0 })}
            />
            <Field
              label="Days since the last"
              value={String(own?.daysAgo ?? '')}
              onChange={text => set({ daysAgo: numberIn(text) ?? 0 })}
            />
          </fieldset>
        )
      })}
    </Disclosure>
  )
}
