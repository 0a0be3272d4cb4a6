// Builds the library: lib/core.js, lib/node.js and the command lib/cli.js, each with nothing left to import, and the types.
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { run, top } from './run.mjs'

const out = join(top, 'lib')
rmSync(out, { recursive: true, force: true })

await build({
  root: top,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: out,
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
    lib: {
      entry: {
        core: join(top, 'src/core/index.ts'),
        node: join(top, 'src/cli/node.ts'),
        cli: join(top, 'src/cli/cli.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: { external: [/^node:/], output: { chunkFileNames: 'parts/[name].js' } },
  },
})
chmodSync(join(out, 'cli.js'), 0o755)
run('Types of the library', 'tsc', ['-p', 'tsconfig.lib.json'])
