import type { Card } from '@amparo/contract/vault'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { createCardLookup } from './card-lookup.ts'

describe('a revoked token', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())

  it('is not cached if it was revoked while the vault was answering', async () => {
    const card: Card = { card_id: crypto.randomUUID(), bin: '98400210', number_length: 16, last4: '4051' }
    const answers: ((card: Card | null) => void)[] = []
    const vault = {
      findCard: () => new Promise<Card | null>((answer) => answers.push(answer)),
      revokeToken: async () => {},
      forgetCard: async () => {},
      exportCards: async () => [],
    }
    const cards = await createCardLookup({ vault, database: api.database, clock: api.clock })

    const early = cards.find('pt_one')
    await cards.revoke('pt_one')
    answers.shift()?.(card)
    expect(await early).toEqual(card)

    const late = cards.find('pt_one')
    answers.shift()?.(null)
    expect(await late).toBeNull()
    await cards.close()
  })

  it('is removed from the cache even if the vault is down, and the answer says so', async () => {
    const pan_token = api.vault.tokenFor('9840 0210 6446 4051')
    await api.areas.cards.find(pan_token)
    const before = api.vault.asked
    api.vault.isDown = true
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/cardholder/v1/sign-out/',
      payload: { pan_token },
    })
    api.vault.isDown = false
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error_code).toBe('service_unavailable')
    await api.areas.cards.find(pan_token)
    expect(api.vault.asked - before).toBe(1)
  })
})
