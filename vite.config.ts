// Builds the page, and runs the unit tests with the same resolution.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Relative addresses, so that the built page works under any sub-path.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Vite's preload polyfill calls fetch, which our policy (connect-src 'none') forbids.
    modulePreload: { polyfill: false },
    // Never inline an asset as a data: address: fonts, workers and styles must come from 'self'.
    assetsInlineLimit: 0,
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
