// Builds the page and serves the production build with its security headers on localhost.
import { build, preview } from 'vite'
import { top } from './run.mjs'

await build({ root: top, logLevel: 'warn' })
const server = await preview({ root: top, preview: { host: 'localhost', port: 4173, open: false } })
const address = server.resolvedUrls?.local[0]
console.log(`\nSkill Playground is at ${address}\nPress Ctrl+C to stop.`)
