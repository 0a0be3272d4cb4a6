// Nothing is claimed of clients of which only fragments are known.
import { also, tellsOf } from '../../../../test/client-rules.ts'

const fragments = {
  cursor:
    'Of Cursor, its documents want a lowercase name like its folder’s and a description; what happens otherwise is not established.',
  kiro: 'Of Kiro, third parties speak of a name like its folder’s up to 64 characters and a description up to 1,024; none of it was checked.',
  factory:
    'Of Factory Droid, its documents name `SKILL.md` and `skill.mdx`; what it refuses is not established.',
  amp: 'Of Amp, it reads `.agents/skills`; the rest is not established.',
}

for (const [client, reason] of Object.entries(fragments)) {
  tellsOf(client, [[also(), 'unknown null | null', reason]])
}
