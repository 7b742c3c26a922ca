import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { CallFailed } from '@amparo/contract/call'
import type { Card } from '@amparo/contract/vault'
import { openTestDatabase } from '@amparo/database/testing/database'
import { binOf, cardDigits } from '@amparo/rules/card/card-number'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import { mountApi, routesOf } from '../app.ts'
import { assembleApi } from '../assemble.ts'
import { migrations } from '../migrations-folder.ts'
import type { Adapters } from '../platform/settings/adapters.ts'
import type { VaultClient } from '../platform/vault-client.ts'

export const OPERATOR_KEY = 'operator-key-of-the-tests-0123456789'
export const PORTAL_ORIGIN = 'http://portal.test'
export const demoCards = loadDemoCards()
/** Read once per test file: nothing changes them. */
const catalogue = loadCatalogue()
const content = loadContent({ isLazy: true })

/** The whole API on its own database, with a vault that the test controls. */
type Assembled = Parameters<typeof assembleApi>[0]

export async function startTestApi({
  database: given,
  folder = mkdtempSync(join(tmpdir(), 'amparo-api-')),
  ...settings
}: Adapters &
  Partial<Pick<Assembled, 'database' | 'folder' | 'secrets'>> &
  Pick<Assembled, 'uploadQuotas' | 'disk'> = {}) {
  const log: string[] = []
  const logger = createLogger({ name: 'api', level: 'info', sink: { write: (line) => void log.push(line) } })
  const vault = controlledVault()
  const clock = { now: () => new Date(clock.time), time: Date.parse('2026-11-15T12:00:00Z') }
  const database = given ?? (await openTestDatabase(migrations))
  const api = await assembleApi({
    database,
    vault,
    content,
    catalogue,
    clock,
    log: logger,
    folder,
    uploadOrigin: PORTAL_ORIGIN,
    portalOrigins: [PORTAL_ORIGIN, 'http://ba.portal.test'],
    readsTextsLater: true,
    ...settings,
  })
  const app = createApp({ logger })
  await mountApi(app, { api, operatorKey: OPERATOR_KEY })

  const stop = async () => {
    await app.close()
    await api.stop()
    rmSync(folder, { recursive: true })
  }
  return { app, ...api, routes: routesOf(api), catalogue, vault, clock, log, folder, stop }
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>

function controlledVault() {
  const cards = new Map<string, Card>()
  const vault = {
    isDown: false,
    asked: 0,
    /** Each login has a token of its own; by default each is with another card. */
    tokenFor(number: string, card_id: string = crypto.randomUUID()): string {
      const digits = cardDigits(number)
      const pan_token = `pt_${String(cards.size).padStart(43, 'A')}`
      cards.set(pan_token, { card_id, bin: binOf(digits), number_length: digits.length, last4: digits.slice(-4) })
      return pan_token
    },
    async findCard(panToken: string) {
      vault.asked++
      mustBeUp()
      return cards.get(panToken) ?? null
    },
    async revokeToken(panToken: string) {
      mustBeUp()
      cards.delete(panToken)
    },
    async exportCards(cardIds: readonly string[]) {
      mustBeUp()
      return [...cards.values()]
        .filter(({ card_id }) => cardIds.includes(card_id))
        .map(({ card_id: _, ...card }) => ({ ...card, created_at: '2026-11-15T12:00:00.000Z', last_used_on: null }))
    },
    async forgetCard(cardId: string) {
      mustBeUp()
      for (const [panToken, { card_id }] of cards) if (card_id === cardId) cards.delete(panToken)
    },
  }
  const mustBeUp = () => {
    if (vault.isDown) throw new CallFailed({ code: 'network_error', status: 0, requestId: null })
  }
  return vault satisfies VaultClient
}
