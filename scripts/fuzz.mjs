// Fuzzes the built library, one child process a target: a crash or a hang there ends the child and not the run.
// npm run fuzz -- [--runs 1000000] [--seed 1] [target …]
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { run, top } from './run.mjs'

const targets = ['documents', 'fences', 'answers', 'fragments', 'zips']
const args = process.argv.slice(2)
const option = (name, otherwise) => {
  const at = args.indexOf(`--${name}`)
  return at === -1 ? otherwise : Number(args.splice(at, 2)[1])
}
const runs = option('runs', 1_000_000)
const seed = option('seed', Date.now() % 2_147_483_647)
const chosen = args.length > 0 ? args : targets

// A batch of cases takes a second or two; one that takes this long hangs.
const SILENCE = 60_000

function fuzz(target) {
  return new Promise(resolve => {
    const share = String(Math.ceil(runs / chosen.length))
    const child = spawn(process.execPath, [join(top, 'fuzz', 'target.mjs'), target, share, String(seed)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let last = ''
    let timer
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        console.error(`${target}: no news for ${SILENCE / 1000} s; it hangs after: ${last}`)
        child.kill('SIGKILL')
      }, SILENCE)
    }
    heard()
    child.stdout.on('data', text => {
      heard()
      last = String(text).trim().split('\n').at(-1) ?? last
      process.stdout.write(text)
    })
    child.on('exit', code => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

run('Library', 'node', ['scripts/build-lib.mjs'])
console.log(`\nSeed ${seed}, ${runs} cases over ${chosen.join(', ')}`)
const held = []
// Two at a time: one a core.
for (let at = 0; at < chosen.length; at += 2)
  held.push(...(await Promise.all(chosen.slice(at, at + 2).map(fuzz))))
console.log(`\n${held.filter(Boolean).length} of ${chosen.length} targets held`)
process.exit(held.every(Boolean) ? 0 : 1)
