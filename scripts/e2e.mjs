// Runs the browser journeys against the production build, with the browser that is found or installed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { run, top } from './run.mjs'

if (!existsSync(join(top, 'dist', 'index.html'))) run('Page', 'vite', ['build'])
const browser = await findBrowser()
run('Playwright', 'playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: browser })
