import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { BenefitsResponse } from '@amparo/contract/benefits'
import { locales } from '@amparo/rules/locale/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demoCards, startTestApi, type TestApi } from '../testing/api.ts'

const countryCodes = [...loadCatalogue().countries.keys()]
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function benefitsOf(number: string, { language_code = 'en_US', today = '2026-11-15' } = {}) {
  const pan_token = api.vault.tokenFor(number)
  return api.app.inject({
    method: 'POST',
    url: '/api/cardholder/v1/benefits/',
    payload: { pan_token, language_code, today },
  })
}

const cardThatShows = (words: string) => {
  const card = demoCards.find(({ shows }) => shows.includes(words))
  if (!card) throw new Error(`no demo card shows "${words}"`)
  return card
}

describe('POST /api/cardholder/v1/benefits/', () => {
  it.each([
    'diners_club_card',
    'generic_api_exception',
    'incorrect_bank_country',
    'transfer_to_phone',
    'unable_to_verify_card',
    'unsupported_product_code',
    'no_benefits_found',
  ])('refuses the demo card of %s with that code [P-454..P-460]', async (code) => {
    const answer = await benefitsOf(cardThatShows(code).number)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ error_code: code, request_id: answer.headers['x-request-id'] })
  })

  it('refuses a card that moved to a partner, with the partner’s address [P-461]', async () => {
    const answer = await benefitsOf(cardThatShows('redirect_to_').number)
    expect(answer.json().error_code).toMatch(/^redirect_to_[a-z0-9_]+$/)
    expect(answer.json().redirect_url).toMatch(/^https:\/\//)
  })

  it('answers every field of the entity for every country’s card, in its language [P-401, P-417..P-438]', async () => {
    for (const card of demoCards) {
      const answer = await benefitsOf(card.number, { language_code: card.language })
      if (answer.statusCode === 200) expect(z.safeParse(BenefitsResponse, answer.json()).error).toBeUndefined()
    }
  })

  it('names each benefit in the requested language [P-186, P-420]', async () => {
    const card = demoCards.find(({ country }) => country === 'USA')
    const names = await Promise.all(
      locales.map(async (language_code) => {
        const answer = await benefitsOf(card?.number ?? '', { language_code })
        return answer.json().benefits[0].name as string
      }),
    )
    expect(new Set(names).size).toBeGreaterThan(8)
  })

  it.each([
    ['a missing token', { language_code: 'en_US', today: '2026-11-15' }, 'body.pan_token'],
    [
      'an unsupported language',
      { pan_token: `pt_${'a'.repeat(43)}`, language_code: 'fr_FR', today: '2026-11-15' },
      'body.language_code',
    ],
    [
      'a day that does not exist',
      { pan_token: `pt_${'a'.repeat(43)}`, language_code: 'en_US', today: '2026-02-30' },
      'body.today',
    ],
  ])('refuses %s and names the field, not the value [P-402]', async (_, payload, path) => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/cardholder/v1/benefits/', payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error_code: 'invalid_request', problems: [{ path }] })
  })

  it('answers unable_to_verify_card for a token that was never issued, or was revoked', async () => {
    const payload = { pan_token: `pt_${'z'.repeat(43)}`, language_code: 'en_US', today: '2026-11-15' }
    const answer = await api.app.inject({ method: 'POST', url: '/api/cardholder/v1/benefits/', payload })
    expect(answer.json().error_code).toBe('unable_to_verify_card')
  })

  it('answers generic_api_exception while the vault is down, and logs the request id', async () => {
    api.vault.isDown = true
    const answer = await benefitsOf(demoCards[0]?.number ?? '')
    api.vault.isDown = false
    expect(answer.json().error_code).toBe('generic_api_exception')
    expect(api.log.filter((line) => line.includes(answer.json().request_id)).join()).toContain(
      'the vault did not answer',
    )
  })

  it('asks the vault once a minute for a token, and again at once after sign-out', async () => {
    const pan_token = api.vault.tokenFor(demoCards.find(({ country }) => country === 'USA')?.number ?? '')
    const ask = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/cardholder/v1/benefits/',
        payload: { pan_token, language_code: 'en_US', today: '2026-11-15' },
      })
    const before = api.vault.asked
    await ask()
    await ask()
    expect(api.vault.asked - before).toBe(1)
    api.clock.time += 61_000
    await ask()
    expect(api.vault.asked - before).toBe(2)

    await api.app.inject({ method: 'POST', url: '/api/cardholder/v1/sign-out/', payload: { pan_token } })
    expect((await ask()).json().error_code).toBe('unable_to_verify_card')
  })
})

describe('the login of a country', () => {
  it.each(countryCodes)(
    'answers a card of %s with its own country, in each of its languages [P-333..P-350]',
    async (code) => {
      const card = demoCards.find(({ country, shows }) => country === code && shows.startsWith('Standard card'))
      const { languages } = (await api.app.inject({ url: `/api/languages/v1/languages/${code}/` })).json()
      for (const language_code of languages) {
        const answer = await benefitsOf(card?.number ?? '', { language_code })
        expect(answer.json()).toMatchObject({
          ica_country: code,
          benefits: expect.arrayContaining([expect.anything()]),
        })
      }
    },
  )
})
