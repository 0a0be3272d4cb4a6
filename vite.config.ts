// Builds the page, serves the build with its security headers, and runs the unit tests with the same resolution.
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { metaPolicy, securityHeaders } from './scripts/headers.mjs'

/** The core reads YAML and never writes it, so the half of the library that writes stays out of the page. */
const withoutYamlWriter: Plugin = {
  name: 'without-yaml-writer',
  enforce: 'pre',
  load: id =>
    id.includes('/yaml/browser/dist/stringify/') ? `export const ${writerNames.join(', ')}` : null,
}

const writerNames = [
  ...['stringify', 'createStringifyContext', 'stringifyDocument', 'stringifyCollection', 'stringifyPair'],
  ...['stringifyString', 'stringifyNumber', 'stringifyComment', 'indentComment', 'lineComment'],
  ...['foldFlowLines', 'FOLD_FLOW', 'FOLD_BLOCK', 'FOLD_QUOTED'],
].map(name => `${name} = undefined`)

/** What a rule says of itself is for the documentation, the command and the library; the page shows its sentences. */
const withoutRuleTitles: Plugin = {
  name: 'without-rule-titles',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/core\/.*\.ts$/.test(id)
      ? code.replace(/^export const \w*rules = \{\n.*?^\} as const/gims, table =>
          table.replace(/^ {4}(?:title|says):[^\n]*\n/gm, ''),
        )
      : null,
}

/** Each of these becomes one chunk with all that it needs and nobody before it has: fewer chunks pack better. */
const together = (...files: [name: string, file: string][]) => ({
  // The core and its YAML reader do nothing on being imported and on being read: what nobody calls can go.
  treeshake: {
    propertyReadSideEffects: false as const,
    unknownGlobalSideEffects: false,
    moduleSideEffects: (id: string) => !/src.core|node_modules.yaml/.test(id),
  },
  output: {
    codeSplitting: {
      groups: files.map(([name, file], at) => ({
        name,
        test: new RegExp(`/src/${file}$`),
        priority: files.length - at,
      })),
    },
  },
})

export default defineConfig({
  // Relative addresses, so that the built page works under any sub-path.
  base: './',
  appType: 'mpa',
  plugins: [
    react(),
    {
      // A copy of the policy for hosts that send no headers; the development server needs none.
      name: 'meta-policy',
      apply: 'build',
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy() },
          injectTo: 'head-prepend',
        },
      ],
    },
  ],
  worker: {
    format: 'es',
    plugins: () => [withoutYamlWriter, withoutRuleTitles],
    rolldownOptions: together(['report', 'core/inspect.ts']),
  },
  build: {
    target: 'es2022',
    // Vite's preload polyfill calls fetch, which the policy (connect-src 'none') forbids; and nothing is preloaded.
    modulePreload: false,
    // Never inline an asset as a data: address: workers and styles must come from 'self'.
    assetsInlineLimit: 0,
    // One sheet packs better than one a pane, and nothing is unstyled for a moment.
    cssCodeSplit: false,
    rolldownOptions: together(['page', 'ui/main.tsx'], ['editor-base', 'ui/editor/editor.tsx']),
  },
  preview: { headers: securityHeaders() },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
