// Runs one command after another in the project's folder, each announced, and stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const top = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs `node_modules/.bin/<name>` or a program on the PATH; exits with its code where it fails. */
export function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const windows = process.platform === 'win32'
  const bin = join(top, 'node_modules', '.bin')
  const done = spawnSync(command, args, {
    cwd: top,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH}`, ...env },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (done.status !== 0) {
    console.error(`── ${title}: failed after ${seconds} s`)
    process.exit(done.status ?? 1)
  }
  console.log(`── ${title}: passed in ${seconds} s`)
}
