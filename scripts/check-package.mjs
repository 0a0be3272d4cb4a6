// Packs the project as npm would, installs the pack in an empty folder, and uses it there as a stranger would.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { top } from './run.mjs'

const windows = process.platform === 'win32'
const folder = mkdtempSync(join(tmpdir(), 'skill-playground-'))
const npm = (args, cwd) => execFileSync('npm', args, { cwd, encoding: 'utf8', shell: windows })

function check(title, holds) {
  if (!holds) throw new Error(`The package, installed elsewhere: ${title} does not hold.`)
  console.log(`holds: ${title}`)
}

/** Runs the installed command; gives its exit code and what it printed. */
function command(args) {
  const script = join(folder, 'node_modules', 'skill-playground', 'lib', 'cli.js')
  try {
    return {
      code: 0,
      out: execFileSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' }),
    }
  } catch (error) {
    return { code: error.status, out: String(error.stdout) + String(error.stderr) }
  }
}

try {
  // --ignore-scripts: the library was just built; packing must not build it again.
  const packed = JSON.parse(npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], top))
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed)
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}')
  npm(['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], folder)

  writeFileSync(
    join(folder, 'use.js'),
    `import { MemorySource, ZipSource, agentSkill, calls, claudeCode, clients, hardSkill, inspect, permalink } from 'skill-playground'
     import { DirectorySource } from 'skill-playground/node'
     const text = '---\\nname: a-skill\\ndescription: Does a thing. Use when asked.\\n---\\nBody\\n'
     const report = await inspect(new MemorySource({ 'a-skill/SKILL.md': text }))
     const all = [ZipSource, DirectorySource, agentSkill, calls, claudeCode, clients, hardSkill, permalink]
     console.log(report.skills.length, report.skills[0].faults.length, all.every(part => part !== undefined))`,
  )
  const used = execFileSync(process.execPath, [join(folder, 'use.js')], { encoding: 'utf8' }).trim()
  check('the library reads a skill without a fault', used === '1 0 true')

  const good = join(folder, 'good-skill')
  const bad = join(folder, 'bad-skill')
  mkdirSync(good)
  mkdirSync(bad)
  writeFileSync(
    join(good, 'SKILL.md'),
    '---\nname: good-skill\ndescription: Does a thing. Use when asked.\n---\nBody\n',
  )
  writeFileSync(join(bad, 'SKILL.md'), '---\nname: Bad\ndescription: Does: a thing.\n---\nBody\n')
  check('check exits 0 on a good skill', command(['check', good]).code === 0)
  check('check exits 1 on a bad one', command(['check', bad]).code === 1)
  check('check exits 2 on no skill', command(['check', join(folder, 'nowhere')]).code === 2)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
