#!/usr/bin/env node
// The command `skill-playground`: the same core as the page's, over what is on disk.
import { version } from '../../package.json'
import { main } from './main.ts'

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit())

process.exitCode = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  version,
  print: text => process.stdout.write(text),
  complain: text => process.stderr.write(text),
})
