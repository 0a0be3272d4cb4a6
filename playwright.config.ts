// The browser journeys: one Chromium against the production build, served with its own headers.
import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH
const root = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:4179/',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium refuses its sandbox to root.
        ...(root ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx vite preview --host localhost --port 4179 --strictPort',
    url: 'http://localhost:4179/',
    reuseExistingServer: process.env.CI !== 'true',
  },
})
