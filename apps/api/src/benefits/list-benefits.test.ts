import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { type Benefit, BenefitsResponse } from '@amparo/contract/benefits'
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
    ['diners_club_card', 'P-454'],
    ['generic_api_exception', 'P-455'],
    ['incorrect_bank_country', 'P-456'],
    ['transfer_to_phone', 'P-457'],
    ['unable_to_verify_card', 'P-458'],
    ['unsupported_product_code', 'P-459'],
    ['no_benefits_found', 'P-460'],
  ])('refuses the demo card of %s with that code [%s]', async (code) => {
    const answer = await benefitsOf(cardThatShows(code).number)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ error_code: code, request_id: answer.headers['x-request-id'] })
  })

  it('refuses a card that moved to a partner, with the partner’s address [P-461, P-X41]', async () => {
    const answer = await benefitsOf(cardThatShows('redirect_to_').number)
    expect(answer.json().error_code).toMatch(/^redirect_to_[a-z0-9_]+$/)
    expect(answer.json().redirect_url).toMatch(/^https:\/\//)
  })

  describe('for every card that is not refused', () => {
    let answers: BenefitsResponse[]
    beforeAll(async () => {
      const cards = demoCards.filter(({ shows }) => !shows.startsWith('Refusal'))
      const asked = cards.map(({ number, language }) => benefitsOf(number, { language_code: language }))
      answers = (await Promise.all(asked)).map((answer) => answer.json())
    })

    it('answers what the contract says, in the language of the card [P-401]', () => {
      expect(answers.length).toBeGreaterThan(100)
      for (const answer of answers) expect(z.safeParse(BenefitsResponse, answer).error).toBeUndefined()
    })

    it.each<[Exclude<keyof Benefit, 'disabled'>, RegExp, string]>([
      ['benefit_code', /^[A-Z]{3}$/, 'P-417'],
      ['source', /./, 'P-418'],
      ['benefit_id', /^\d+$/, 'P-419'],
      ['name', /./, 'P-420'],
      ['display_on_dashboard', /^(true|false)$/, 'P-421'],
      ['is_third_party', /^(true|false)$/, 'P-422'],
      ['is_claimable', /^(true|false)$/, 'P-423'],
      ['is_adjudicatable', /^(true|false)$/, 'P-424'],
      ['benefit_effective_date', /^(null|\d{4}-\d{2}-\d{2})$/, 'P-425'],
      ['benefit_expiration_date', /^(null|\d{4}-\d{2}-\d{2})$/, 'P-426'],
      ['url_terms_and_conditions', /^(null|https?:.*|\/.*)$/, 'P-427'],
      ['coverage_type', /./, 'P-428'],
      ['occurrence_max_amount', /^(null|\d+)$/, 'P-429'],
    ])('gives each benefit its %s as %s [%s]', (field, shape) => {
      const values = answers.flatMap(({ benefits }) => benefits.map((benefit) => benefit[field]))
      for (const value of values) expect(String(value)).toMatch(shape)
      expect(values.some(Boolean)).toBe(true)
    })

    it.each<[keyof Benefit['disabled'], string]>([
      ['product_graduation', 'P-430'],
      ['expired_benefit', 'P-431'],
    ])('says which question asks for the date: disabled.%s [%s]', (field) => {
      const places = answers.flatMap(({ benefits }) => benefits.map(({ disabled }) => disabled[field]))
      expect(places).toContainEqual({ page_key: expect.any(String), question_key: expect.any(String) })
    })

    it.each<[Exclude<keyof BenefitsResponse, 'benefits'>, RegExp, string]>([
      ['ica_country', /^[A-Z]{3}$/, 'P-432'],
      ['ica_legal_name', /./, 'P-433'],
      ['product_name', /./, 'P-434'],
      ['product_code', /./, 'P-435'],
      ['is_brand_agnostic', /^(true|false)$/, 'P-436'],
      ['is_prepaid_card', /^(true|false)$/, 'P-437'],
      ['has_downloadable_guide_to_benefits', /^(true|false)$/, 'P-438'],
    ])('gives the card its %s as %s [%s]', (field, shape) => {
      const values = answers.map((answer) => answer[field])
      for (const value of values) expect(String(value)).toMatch(shape)
      expect(new Set(values).size).toBeGreaterThan(1)
    })
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
  it.each(countryCodes)('answers a card of %s with its own country, in each of its languages', async (code) => {
    const card = demoCards.find(({ country, shows }) => country === code && shows.startsWith('Standard card'))
    const { languages } = (await api.app.inject({ url: `/api/languages/v1/languages/${code}/` })).json()
    for (const language_code of languages) {
      const answer = await benefitsOf(card?.number ?? '', { language_code })
      expect(answer.json()).toMatchObject({
        ica_country: code,
        benefits: expect.arrayContaining([expect.anything()]),
      })
    }
  })
})
