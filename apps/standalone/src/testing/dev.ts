import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOutbox } from '@amparo/api/platform/mail/outbox'
import { demoCards, startTestApi, type TestApi } from '@amparo/api/testing/api'
import { loadDemoClaims } from '@amparo/catalogue/demo/demo-claims'
import { loadDemoPolicies } from '@amparo/catalogue/demo/demo-policies'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { devPlugin } from '../dev/dev-plugin.ts'
import type { DevParts } from '../dev/dev-routes.ts'
import { MovableClock } from '../dev/movable-clock.ts'
import { createMoveClock } from '../dev/move-clock.ts'

export const PORTAL = 'http://localhost:4000'
export const WHITE_LABEL = 'http://ba.localhost:4000'
/** The headers of a call that the /dev page itself makes. */
export const pageHeaders = { host: 'localhost:4000', origin: PORTAL, 'sec-fetch-site': 'same-origin' }

type Headers = Record<string, string>

/** The API of the test file, and the developer tools of each test. */
export let api: TestApi
export let dev: ReturnType<typeof mountTestDev>

/** For the whole file. */
export function serveDev() {
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())
  beforeEach(() => {
    dev = mountTestDev(api)
  })
  afterEach(() => dev.app.close())
}

/** The developer tools in front of a test's API. */
function mountTestDev(api: TestApi) {
  const clock = new MovableClock(api.clock)
  const parts: DevParts = {
    catalogue: api.catalogue,
    featureFlags: api.areas.featureFlags,
    claimForms: api.areas.claimForms.forms,
    outbox: createOutbox({ database: api.database, clock }),
    clock,
    moveClock: createMoveClock({
      clock,
      catchUp: async () => {},
      tellVault: () => {},
      onFailure: (error) => {
        throw error
      },
    }),
    demoCards,
    demoClaims: loadDemoClaims(),
    demoPolicies: loadDemoPolicies(),
    policies: api.areas.policies,
    sendLink: api.areas.users.sendLink,
    portalOrigin: PORTAL,
    whiteLabelOrigin: WHITE_LABEL,
    createDemoToken: async (number) => api.vault.tokenFor(number),
  }
  const app = emptyApp()
  devPlugin(app, parts, fakeBuild())

  return {
    app,
    parts,
    clock,
    get: (url: string, headers: Headers = {}) => app.inject({ url, headers: { ...pageHeaders, ...headers } }),
    send: (method: 'PUT' | 'POST', url: string, payload: object, headers: Headers = pageHeaders) =>
      app.inject({ method, url, payload, headers }),
  }
}

export function emptyApp() {
  return createApp({ logger: createLogger({ name: 'dev', level: 'silent' }) })
}

function fakeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-dev-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'dev.html'), '<!doctype html><title>Developer tools</title>')
  writeFileSync(join(folder, 'assets/dev-abc.js'), 'export {}')
  return folder
}
