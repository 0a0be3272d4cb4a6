// Builds the page, serves the build with its security headers, and runs the unit tests with the same resolution.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { metaPolicy, securityHeaders } from './scripts/headers.mjs'

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
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Vite's preload polyfill calls fetch, which the policy (connect-src 'none') forbids.
    modulePreload: { polyfill: false },
    // Never inline an asset as a data: address: workers and styles must come from 'self'.
    assetsInlineLimit: 0,
  },
  preview: { headers: securityHeaders() },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
