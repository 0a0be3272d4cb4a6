// One fuzz target in a process of its own: batches of cases, each batch with a seed that repeats it.
import fc from 'fast-check'
import { targets } from './targets.mjs'

const [name = '', runs = '1000', seed = '1'] = process.argv.slice(2)
const target = targets[name]
if (!target) throw new Error(`There is no target ${name}; there are ${Object.keys(targets).join(', ')}.`)

const BATCH = 5_000
const total = Number(runs)
for (let done = 0; done < total; done += BATCH) {
  const numRuns = Math.min(BATCH, total - done)
  const batchSeed = Number(seed) + done
  const details = await fc.check(fc.asyncProperty(target.input, target.holds), {
    numRuns,
    seed: batchSeed,
    endOnFailure: false,
  })
  if (details.failed) {
    console.log(`${name}: FAILED with seed ${batchSeed}, path ${details.counterexamplePath}`)
    console.log(fc.defaultReportMessage(details))
    process.exit(1)
  }
  console.log(`${name}: ${done + numRuns} of ${total} cases (seed ${batchSeed})`)
}
