// Installs the dependencies when they are missing or older than the lockfile; runs before every other script.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = join(dirname(fileURLToPath(import.meta.url)), '..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Skill Playground needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}

const lock = createHash('sha256')
  .update(readFileSync(join(top, 'package-lock.json')))
  .digest('hex')
const stamp = join(top, 'node_modules', '.lockfile-installed')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing the dependencies that package-lock.json lists …')
  // --include=dev: the page is built here, also where NODE_ENV says production.
  execFileSync('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: top,
    stdio: 'inherit',
    // npm is a .cmd file on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, lock)
}
