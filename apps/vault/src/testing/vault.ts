import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createCallCounts } from '@amparo/service/limits/call-counts'
import { createLogger } from '@amparo/service/process/logger'
import { createInternalApp, createPublicApp } from '../app.ts'
import { assembleVault } from '../assemble.ts'
import type { PaymentProcessor } from '../payments/payment-processor.ts'
import { simulatedProcessor } from '../payments/simulated-processor.ts'
import type { PartnerKeys } from '../settings/partner-keys-setting.ts'
import { fingerprintWith } from '../tokens/fingerprint.ts'
import { simulatedTravelProvider, type TravelDocumentProvider } from '../travel-documents/travel-document-provider.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../migrations')
export const ORIGIN = 'http://vault.test'
export const FINGERPRINT = fingerprintWith(Buffer.alloc(32, 7))
export const PORTAL = 'http://portal.test'
type Caller = { headers?: Record<string, string>; from?: string }

export const aPaymentCard = {
  number: '5555555555554444',
  expiry_month: '12',
  expiry_year: '2028',
  name: 'Ada Winters',
  cvv: '123',
  currency: 'USD',
}

const SECRET = 'a secret of more than thirty-two letters'

/** A database that the caller gives is shared and stays open. */
type Options = {
  origin?: string
  proxies?: number
  database?: Database
  partnerKeys?: PartnerKeys
  travelProvider?: TravelDocumentProvider | null
  processor?: PaymentProcessor | null
}

/** Both listeners on a fresh database, with a clock that a test can move and all log lines. */
export async function openTestVault({
  origin = ORIGIN,
  proxies = 0,
  database,
  partnerKeys = new Map(),
  travelProvider = simulatedTravelProvider(),
  processor = simulatedProcessor(),
}: Options = {}) {
  const own = database ?? (await openTestDatabase(MIGRATIONS))
  const clock = { now: new Date('2026-11-15T10:00:00Z') }
  const logs: string[] = []
  const logger = createLogger({ name: 'vault', sink: { write: (line) => void logs.push(line) } })
  const { routes, ...repositories } = assembleVault({
    database: own,
    fingerprint: FINGERPRINT,
    partnerKeys,
    travelProvider,
    processor,
    tokenHours: 12,
    cardDays: 4015,
    now: () => clock.now,
  })
  const parts = { logger, database: own, routes }

  const frameFolder = fakeFrame()
  const counts = createCallCounts({
    clock: { now: () => clock.now },
    shared: { database: own, log: logger, secret: SECRET },
  })
  const open = await createPublicApp({
    ...parts,
    counts,
    settings: { origin, portalOrigins: [PORTAL, 'https://other.test'], callsAMinute: 30, proxies },
    frameFolder,
  })
  const internal = createInternalApp({ ...parts, settings: { internalSecret: SECRET } })

  return {
    database: own,
    ...repositories,
    clock,
    logs,
    counts,
    open,
    internal,
    createToken: (card_number: unknown, { headers, from = '192.0.2.1' }: Caller = {}) =>
      open.inject({
        remoteAddress: from,
        method: 'POST',
        url: '/api/cardholder/v1/token/',
        headers: { origin, ...headers },
        payload: { card_number },
      }),
    /** Submits a payment card as the vault's frame does. */
    submitCard: (card: object, { headers, from = '192.0.2.1' }: Caller = {}) =>
      open.inject({
        remoteAddress: from,
        method: 'POST',
        url: '/api/payments/v1/source/',
        headers: { origin, ...headers },
        payload: { ...aPaymentCard, ...card },
      }),
    /** Makes a call as the portal's page does. */
    call: (url: string, payload: object, { headers, from = '192.0.2.1' }: Caller = {}) =>
      open.inject({ remoteAddress: from, method: 'POST', url, headers: { origin: PORTAL, ...headers }, payload }),
    ask: (url: string, pan_token: string, secret = SECRET) =>
      internal.inject({ method: 'POST', url, headers: { authorization: `Bearer ${secret}` }, payload: { pan_token } }),
    async close() {
      await counts.close()
      await open.close()
      await internal.close()
      rmSync(frameFolder, { recursive: true })
      if (!database) await own.close()
    },
  }
}

export type TestVault = Awaited<ReturnType<typeof openTestVault>>

/** Stands in for the built frame. */
export function fakeFrame(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-frame-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'frame.html'), '<!doctype html><html lang="en"><body></body></html>')
  writeFileSync(join(folder, 'assets/frame-abc.js'), 'export {}')
  return folder
}

/** An invented number of `length` digits with a valid check digit, from a range that no card network uses. */
export function inventNumber(length: number, seed = 1): string {
  const body = `9${String(seed).padStart(length - 2, '0')}`
  const check = [...Array(10).keys()].find((digit) => luhnSum(`${body}${digit}`) % 10 === 0)
  return `${body}${check}`
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
}
