import type { ProductBenefit } from '@amparo/catalogue/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCards, startTestApi, type TestApi } from '../testing/api.ts'

const today = '2026-11-15'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const numbers = {
  usa: '9840 0210 6446 4051',
  graduated: '9840 1100 0000 0000',
  expired: '9840 1700 0000 0000',
  canada: '9124 0210 9446 0050',
}
type Query = Record<string, string>
const withCard = (number: string, more: Query = {}): Query => ({
  pan_token: api.vault.tokenFor(number),
  today,
  language_code: 'en_US',
  ...more,
})
const pagesOf = (code: string, query: Query) =>
  api.app.inject({ url: `/api/cardholder/v1/claims/benefits/${code}/pages/`, query })
const questionsOf = (code: string, page: string, query: Query) =>
  api.app.inject({ url: `/api/cardholder/v1/claims/benefits/${code}/pages/${page}/questions/`, query })
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/cardholder/v1/${path}`, payload })

describe('the pages of a claim form', () => {
  it('are listed in order, with a version [C-032, C-543, C-544]', async () => {
    const answer = await pagesOf('CDW', withCard(numbers.usa))
    expect(answer.json().pages[0]).toEqual({ page_key: 'cardholder_details', title: expect.stringMatching(/\w/) })
    expect(answer.json().pages.map((page: { page_key: string }) => page.page_key)).toEqual([
      'cardholder_details',
      'incident_details',
      'rental_details',
      'vehicle_details',
      'rental_costs',
      'other_insurance',
      'payment_details',
    ])
    expect(answer.json().version).toMatch(/^[\w-]{22}$/)
  })

  it('are not cached, because the address contains a token', async () => {
    const query = withCard(numbers.usa)
    for (const answer of [await pagesOf('CDW', query), await questionsOf('CDW', 'vehicle_details', query)])
      expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each<[string, string, () => Query]>([
    ['a benefit that the card does not have', 'ATM', () => withCard(numbers.usa)],
    ['an unknown benefit', 'ZZZ', () => withCard(numbers.usa)],
    ['a benefit that expired', 'CDW', () => withCard(numbers.expired)],
    ['a benefit that had not begun', 'CDW', () => withCard(numbers.expired, { today: '2019-12-31' })],
    ['a country without claims', 'PUR', () => withCard(numbers.canada)],
  ])('are refused for %s [C-606]', async (_, code, query) => {
    const answer = await pagesOf(code, query())
    expect([answer.statusCode, answer.json().error_code]).toEqual([422, 'card_benefit_not_applicable'])
  })

  it('are given for an expired benefit as of its last day [C-018, C-X24]', async () => {
    expect((await pagesOf('CDW', withCard(numbers.expired, { today: '2024-12-31' }))).statusCode).toBe(200)
  })

  it.each<[string, (benefit: ProductBenefit) => boolean]>([
    ['by phone only', ({ is_phone_only }) => is_phone_only],
    ['not claimable', ({ is_claimable }) => !is_claimable],
    ['without a form', ({ claim_form }) => claim_form === null],
  ])('are refused for a benefit that is %s [C-606]', async (_, fits) => {
    const { catalogue } = api
    const product = catalogue.products.find(
      ({ country, status, benefits }) =>
        status === 'active' && catalogue.countries.get(country)?.isStartClaimEnabled && benefits.some(fits),
    )
    const code = product?.benefits.find(fits)?.benefit_code ?? ''
    const answer = await pagesOf(code, withCard(`${product?.ranges[0]?.from}00000000`))
    expect(answer.json().error_code).toBe('card_benefit_not_applicable')
  })

  it('are refused for an unknown card, and for a token that was never issued [C-607]', async () => {
    const unknown = demoCards.find(({ shows }) => shows.includes('unable_to_verify_card'))
    for (const query of [
      withCard(unknown?.number ?? ''),
      { ...withCard(numbers.usa), pan_token: `pt_${'z'.repeat(43)}` },
    ])
      expect((await pagesOf('CDW', query)).json().error_code).toBe('unable_to_verify_card')
  })

  it('are unavailable while the vault is down', async () => {
    api.vault.isDown = true
    const answer = await pagesOf('CDW', withCard(numbers.usa))
    api.vault.isDown = false
    expect([answer.statusCode, answer.json().error_code]).toEqual([503, 'service_unavailable'])
  })
})

describe('the questions of a page', () => {
  it('come in groups, with their texts [C-033, C-035, C-545, C-548]', async () => {
    const answer = await questionsOf('CDW', 'incident_details', withCard(numbers.usa))
    expect(answer.json().questions).toMatchObject({
      page_key: 'incident_details',
      start_group_id: 'when',
      question_groups: expect.arrayContaining([
        {
          group_id: 'when',
          questions: expect.arrayContaining([
            expect.objectContaining({ question_key: 'date_of_loss', title: expect.stringMatching(/\w/) }),
          ]),
          next_group_id: 'collision',
        },
      ]),
    })
  })

  it('are refused for a page that the form does not have', async () => {
    expect((await questionsOf('CDW', 'belongings', withCard(numbers.usa))).json().error_code).toBe('unknown_page')
  })

  it.each([
    [numbers.graduated, 200],
    [numbers.usa, 422],
  ])('are given as of an earlier product only for a graduated one [C-546, C-X38]', async (number, status) => {
    expect((await questionsOf('CDW', 'incident_details', withCard(number, { pg: 'true' }))).statusCode).toBe(status)
    expect((await questionsOf('CDW', 'incident_details', withCard(number, { pg: 'false' }))).statusCode).toBe(200)
  })
})

describe('POST benefit_validation', () => {
  const validate = (number: string, day: string, benefit_code = 'CDW') =>
    post('benefit_validation/', { pan_token: api.vault.tokenFor(number), today: day, benefit_code })

  it.each([
    ['2019-12-31', false],
    ['2020-01-01', true],
    ['2024-12-31', true],
    ['2025-01-01', false],
  ])('finds an expired benefit on %s: %s [C-019, C-028, C-029, P-416]', async (day, isFound) => {
    const { benefit } = (await validate(numbers.expired, day)).json()
    if (!isFound) return expect(benefit).toBeNull()
    expect(benefit).toEqual({ benefit_code: 'CDW', benefit_id: expect.any(String), country: 'USA' })
  })

  it('finds a benefit of a graduated product, but not for a future day [C-018, C-026]', async () => {
    expect((await validate(numbers.graduated, '2026-11-15')).json().benefit.benefit_code).toBe('CDW')
    expect((await validate(numbers.graduated, '2026-11-17')).json().benefit).toBeNull()
  })

  it('does not find a benefit that the card does not have [C-X22]', async () => {
    expect((await validate(numbers.usa, today, 'ATM')).json()).toEqual({ benefit: null })
  })
})

it('writes no token and no answer to the log', async () => {
  const query = withCard(numbers.usa)
  const canary = 'Canary of a private life'
  await pagesOf('CDW', query)
  await pagesOf('CDW', { ...query, today: canary })
  await questionsOf('CDW', 'nowhere', query)
  await api.app.inject({ url: '/api/cardholder/v1/claims/nowhere/', query })
  await api.app.inject({ url: `/api/cardholder/v1/claims/%zz/?pan_token=${query.pan_token}` })
  const body = { ...query, benefit_code: 'CDW', application: { cardholder_details: { cardholder_first_name: canary } } }
  await post('claims/questions/validate/', body)
  await post('claims/questions/validate/', { ...body, application: canary })

  const log = api.log.join('\n')
  expect(log).toContain('/api/cardholder/v1/claims/benefits/:code/pages/')
  expect(log).not.toContain(query.pan_token)
  expect(log).not.toContain(canary)
})
