import '@amparo/service/process/undici-fetch'
import { defineConfig } from '@playwright/test'
import { findChromium } from './src/find-chromium.ts'
import { origins } from './src/origins.ts'

const MINUTE_MS = 60_000
const chromium = await findChromium()
/** Pages live for seconds: optimizing their code costs a twentieth more processor time than it saves. */
const WITHOUT_OPTIMIZING = '--js-flags=--no-opt --no-maglev'
/** Stories at the width of a phone. All others run at the width of a desktop. */
const ON_PHONES = /@only-phone/

// The global setup starts one product for all stories; each story has its own browser profile.
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/browser',
  globalSetup: './src/start-for-stories.ts',
  fullyParallel: true,
  // One more than the number of cores, because stories spend about a tenth of their time waiting.
  workers: 3,
  // A story that passes on its second try does not fail the run; `npm test` lists it as flaky.
  retries: 1,
  forbidOnly: true,
  // The suite has to pass on a slow, busy machine: timeouts are minutes long, and no story asserts speed.
  timeout: 5 * MINUTE_MS,
  expect: {
    timeout: 2 * MINUTE_MS,
    // Nothing more and nothing less than the stored trees.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}', children: 'deep-equal' },
  },
  updateSnapshots: 'none',
  reporter: 'list',
  use: {
    baseURL: origins.portal,
    launchOptions: { ...chromium, args: [...chromium.args, WITHOUT_OPTIMIZING] },
    // Tracing every story makes the run a tenth longer, so only second tries are traced.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    timezoneId: 'UTC',
    // Drawing animations without a graphics card costs a seventh of a story's time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', grepInvert: ON_PHONES, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: ON_PHONES, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
