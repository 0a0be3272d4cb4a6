// Clients of which only fragments of documentation are known: nothing is claimed of what they do.
import { type Client, go, type Place, type Step, stop } from '../client.ts'

export const cursor = unestablished('cursor', 'Cursor', {
  says: 'its documents want a lowercase name like its folder’s and a description; what happens otherwise is not established',
  source: 'cursor.com documentation',
  into: '.cursor/skills',
})

export const kiro = unestablished('kiro', 'Kiro', {
  says: 'third parties speak of a name like its folder’s up to 64 characters and a description up to 1,024; none of it was checked',
  source: 'third-party descriptions',
  into: '.kiro/skills',
})

export const factory = unestablished('factory', 'Factory Droid', {
  says: 'its documents name `SKILL.md` and `skill.mdx`; what it refuses is not established',
  source: 'docs.factory.ai/cli/configuration/skills',
  into: '.factory/skills',
})

export const amp = unestablished('amp', 'Amp', {
  says: 'it reads `.agents/skills`; the rest is not established',
  source: 'ampcode.com documentation',
  into: '.agents/skills',
})

function unestablished(
  id: string,
  name: string,
  known: { says: string; source: string; into: string },
): Client {
  const end = (): Step<never> => stop('unknown', `Of ${name}, ${known.says}.`)
  return {
    id,
    name,
    version: 'unknown',
    basis: 'documented',
    on: '2026-11-30',
    source: known.source,
    find: (_: Place) => end(),
    split: end,
    read: end,
    accept: () => go({ name: null, description: null }),
    takes: { into: known.into },
  }
}
