// Nothing is claimed of clients of which only fragments are known.
import { head, rulesOf } from '../../../../test/client-rules.ts'

for (const client of ['cursor', 'kiro', 'factory', 'amp']) {
  rulesOf(client, [['claims nothing', head('name: do-it', 'description: Does it.'), 'unknown']])
}
