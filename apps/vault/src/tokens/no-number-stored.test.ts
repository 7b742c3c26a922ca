import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentProcessor } from '../payments/payment-processor.ts'
import { partnerKeys, sealed } from '../testing/partner.ts'
import { aPaymentCard, inventNumber, openTestVault, type TestVault } from '../testing/vault.ts'

type Caller = { from: string; headers: Record<string, string> }

let vault: TestVault
beforeAll(async () => {
  const travelProvider = {
    redirectFor: async () => {
      throw new Error('away')
    },
  }
  const processor: PaymentProcessor = {
    async referenceFor({ number, name }) {
      if (number === '2223003122003222') throw new Error('away')
      return number === aPaymentCard.number
        ? { reference: `pm_${name.split('-').at(-1)}` }
        : { refusal: 'card_refused' }
    },
  }
  vault = await openTestVault({ partnerKeys, travelProvider, processor })
})
afterAll(() => vault.close())

const tables = [
  'cards',
  'tokens',
  'fingerprint_key',
  'used_partner_tokens',
  'travel_document_tokens',
  'call_counts',
  'migrations',
]

async function everythingWritten(): Promise<string> {
  const [{ count } = { count: 0 }] = await vault.database.query<{ count: number }>(
    "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'",
  )
  expect(count).toBe(tables.length)
  const rows: unknown[] = []
  for (const table of tables) rows.push(...(await vault.database.query(`SELECT t::text AS line FROM ${table} t`)))
  return JSON.stringify(rows) + vault.logs.join('')
}

/** Every kind of token that an issuer and the portal use, and the name of the person in them. */
async function comeThroughEntries(card_number: string, pan_token: string, caller: Caller): Promise<string[]> {
  const jti = `id-of-${randomUUID()}`
  const prefill = { cardholder_first_name: 'Ana-Canary' }
  const token = await sealed({ jti, card_number, prefill })
  const exchanged = (await vault.call('/prefill_token', { token }, caller)).json()
  expect(exchanged.pan_token).toMatch(/^pt_/)
  await vault.call('/prefill_token', { token }, caller)
  await vault.call(`/prefill_token?${token}=${card_number}`, { token: `${token}${card_number}` }, caller)

  const travelToken = (await vault.call('/travel_document_token', { pan_token }, caller)).json().token
  const partnerTravelToken = await sealed({ purpose: 'travel_document', card_number, prefill })
  for (const one of [travelToken, partnerTravelToken]) {
    const payload = { benefit_code: 'TIR', token: one, is_prepaid_card: false }
    expect((await vault.call('/travel_document_redirect', payload, caller)).json().error_code).toBe(
      'provider_unavailable',
    )
  }
  const secrets = [token, travelToken, partnerTravelToken].map((one) => one.slice(-40))
  return [jti, exchanged.pan_token, 'Ana-Canary', ...secrets]
}

/** Payment cards: one that the processor takes, one that it does not, and one for which it fails. */
async function pay(seed: number, caller: Caller): Promise<string[]> {
  const name = `Ada-Canary-${seed}`
  const submit = (card: object) => vault.submitCard({ name, ...card }, caller)
  expect((await submit({})).json().source.number).toBe(`pm_${seed}`)
  expect((await submit({ number: '5105105105105100' })).json().error_code).toBe('card_refused')
  expect((await submit({ number: '2223003122003222' })).json().error_code).toBe('processor_unavailable')
  // A real one is so short that hashes and times contain it by chance.
  const cvv = `cvv-${seed}`
  await submit({ number: { [aPaymentCard.number]: name }, cvv })
  return [name, aPaymentCard.number, '5105105105105100', '2223003122003222', cvv, `pm_${seed}`]
}

it('stores no card number and no token, in the database or in the log [P-131]', async () => {
  const sent: string[] = []
  for (let seed = 0; seed < 24; seed++) {
    const number = inventNumber(14 + (seed % 3), 31_415_926_535 + seed * 7_919)
    const mistyped = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)
    const caller = { from: `192.0.2.${seed}`, headers: { 'user-agent': number } }
    await vault.createToken(mistyped, caller)
    const token = (await vault.createToken(number, caller)).json().pan_token
    expect(token).toMatch(/^pt_/)
    sent.push(number, token, token.slice(3), mistyped)

    const headers = { origin: 'http://vault.test', 'content-type': 'application/json' }
    await vault.open.inject({ method: 'POST', url: `/${number}?${number}=${token}`, headers, payload: `{"${number}` })
    await vault.createToken({ [number]: token }, caller)
    await vault.ask('/internal/v1/cards/find', `${token}${number}`)
    await vault.ask('/internal/v1/cards/find', token)
    sent.push(...(await comeThroughEntries(number, token, caller)), ...(await pay(seed + 70_000, caller)))
  }

  const written = await everythingWritten()
  expect(written.length).toBeGreaterThan(5_000)
  for (const text of sent) {
    expect(written).not.toContain(text)
    expect(written).not.toContain(Buffer.from(text).toString('hex'))
    expect(written).not.toContain(Buffer.from(text).toString('base64').replace(/=+$/, ''))
  }
})
