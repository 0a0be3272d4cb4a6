// What of this skill is in the context when, and what a compaction leaves.

import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import type { Tier, tiers } from '../../../core/claude-code/tiers.ts'
import { tokenRule } from '../../../core/document/tokens.ts'
import type { Report } from '../../../core/report.ts'
import { Scroll } from './scroll.tsx'
import { Sure } from './sure.tsx'

/** The files that stand beside a skill's document. */
export function filesBeside({ dir, path, kind }: DiscoveredSkill, report: Report) {
  if (kind === 'command') return []
  const top = dir === '' ? '' : `${dir}/`
  return report.entries.filter(
    entry => entry.kind === 'file' && entry.path.startsWith(top) && entry.path !== path,
  )
}

/** In a few words. */
export function tiersSay([start, invoked]: readonly Tier[]): string {
  const tokens = (tier: Tier | undefined) =>
    tier?.tokens ? `about ${tier.tokens.toLocaleString('en')} tokens` : 'nothing'
  return `${tokens(start)} at the start, ${tokens(invoked)} when invoked`
}

export function TiersView({ rows }: { rows: ReturnType<typeof tiers> }) {
  return (
    <>
      <Scroll label="Sizes by when they are loaded">
        <table>
          <caption className="spoken">What is in the context when</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Size</th>
              <th scope="col">Tokens</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ when, what, size, unit, tokens }) => (
              <tr key={when}>
                <th scope="row">{names[when]}</th>
                <td>{what}</td>
                <td className="nowrap">
                  {size.toLocaleString('en')} {unit}
                </td>
                <td className="nowrap">about {tokens.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="muted">
        Tokens are an estimate: {tokenRule}, or 4 bytes. <Sure of="D" />
      </p>
    </>
  )
}

const names: Record<Tier['when'], string> = {
  start: 'At the start',
  invoked: 'When invoked',
  'on demand': 'On demand',
  'after compaction': 'After a compaction',
}
