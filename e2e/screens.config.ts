import '@amparo/service/process/undici-fetch'
import './screens/own-port.ts'
import { defineConfig } from '@playwright/test'
import { findChromium } from './src/find-chromium.ts'
import { origins } from './src/origins.ts'

const MINUTE_MS = 60_000

// What `npm run screens` runs: each file walks through some pages, once for each language, and takes pictures on the way.
export default defineConfig({
  testDir: 'screens',
  testMatch: '*.shots.ts',
  outputDir: '../test-results/screens',
  globalSetup: './src/start-for-stories.ts',
  fullyParallel: true,
  // One more than the number of cores, because a walk waits for the server about a third of its time.
  workers: 3,
  retries: 1,
  timeout: 5 * MINUTE_MS,
  expect: { timeout: MINUTE_MS },
  reporter: 'list',
  use: {
    baseURL: origins.portal,
    launchOptions: await findChromium(),
    actionTimeout: MINUTE_MS,
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
