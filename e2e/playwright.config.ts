import { defineConfig } from '@playwright/test'
import { findChromium } from './src/find-chromium.ts'
import { origins } from './src/origins.ts'

/** Stories that a phone tells as well, and those that it tells alone. */
const ON_PHONES = /@(?:only-)?phone/
const ONLY_ON_PHONES = /@only-phone/

// One product for all stories, started once by the set-up; each story has a browser profile of its own.
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/browser',
  globalSetup: './src/start-for-all.ts',
  fullyParallel: true,
  // One more than there are cores: a tenth of a story is waiting.
  workers: 3,
  // Two busy cores: a story that fails once and then passes is told as flaky, and does not stop a landing.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: origins.portal,
    launchOptions: await findChromium(),
    // Noting every step of every story costs a tenth of the run; the second try of a story that failed is noted.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    timezoneId: 'UTC',
    // What turns and slides is drawn without a graphics card here, sixty times a second: a seventh of a story.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', grepInvert: ONLY_ON_PHONES, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: ON_PHONES, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
