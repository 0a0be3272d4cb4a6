// Finds a Chromium for the browser tests, or installs one where it may, and says which.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge']

/** The usual places of Chrome and Chromium, by platform. */
function usualPlaces() {
  switch (process.platform) {
    case 'darwin':
      return [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ]
    case 'win32':
      return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
        .filter(folder => folder !== undefined)
        .flatMap(folder => [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ])
    default:
      return [
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/opt/google/chrome/chrome',
        '/snap/bin/chromium',
      ]
  }
}

function onPath() {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name + ending)))
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

function installPlaywrights() {
  console.log('Browser: none found; trying "npx playwright install chromium" …')
  const done = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
    shell: process.platform === 'win32',
  })
  return done.status === 0
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Browser: installing Debian’s chromium package …')
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** Looks in order; the first that is there wins. */
async function look() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return { path: given, how: 'CHROMIUM_PATH names it' }
    throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file. Correct it or unset it.`)
  }
  const own = await playwrightsOwn()
  if (existsSync(own)) return { path: own, how: 'Playwright installed it' }
  const found = [...onPath(), ...usualPlaces()].find(existsSync)
  return found ? { path: found, how: 'found on this machine' } : null
}

/** The browser's path and how it was found. Throws a sentence that says what to do where there is none. */
export async function findBrowser() {
  let found = await look()
  // As root on Debian the package is the shorter way; elsewhere Playwright's own download is.
  if (!found && installDebians()) found = await look()
  if (!found && installPlaywrights()) found = await look()
  if (!found) {
    throw new Error(
      'The browser tests need Chrome or Chromium, and none was found or could be installed. Install one, or set CHROMIUM_PATH to it.',
    )
  }
  console.log(`Browser: ${found.path} (${found.how})`)
  return found.path
}
