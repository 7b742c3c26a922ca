import type { ProductBenefit } from '@amparo/catalogue/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { letterCards, letterOf, makeCode, operatorGet, submit, traveller } from '../testing/letters.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe('a travel letter', () => {
  it('is stored once, however often it is sent [C-324, C-575]', async () => {
    const letter = letterOf(api, letterCards.SGP)
    for (let time = 0; time < 3; time++) {
      const answer = await submit(api, letter)
      expect([answer.statusCode, answer.json()]).toEqual([200, { ticket: letter.ticket }])
    }
    const { events } = await operatorGet(api, `${letter.ticket}/`)
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'shown'])
  })

  it('is stored once by parallel calls', { tags: ['race'] }, async () => {
    const letter = letterOf(api, letterCards.SGP)
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(api, letter)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  })

  it('has issuer, product and country of the card, whatever is sent [C-329, C-331, C-339, C-X45]', async () => {
    const letter = letterOf(api, letterCards.SGP)
    await submit(api, letter)
    const product = api.catalogue.products.find((one) => one.country === 'SGP' && one.product_code === 'HCL')
    expect(await operatorGet(api, `${letter.ticket}/`)).toMatchObject({
      country: 'SGP',
      product_code: 'HCL',
      card_issuer: product?.ica_legal_name,
      card_type: product?.product_name,
      traveller,
    })
  })

  it('stores who travels and the code only encrypted or hashed', async () => {
    const letter = letterOf(api, letterCards.SGP, { last_name: 'Szczepański' })
    await submit(api, letter)
    const rows = await api.database.query('SELECT * FROM letters WHERE ticket = $1', [letter.ticket])
    const stored = JSON.stringify(rows)
    for (const secret of ['Szczepa', 'Ana', 'correo', '91234567', letter.verification_code, '1990-02-28'])
      expect(stored).not.toContain(secret)
    expect(api.log.join('')).not.toMatch(new RegExp(`Szczepa|${letter.verification_code}`))
  })

  it('with a ticket or a code that another letter has is refused', async () => {
    const first = letterOf(api, letterCards.SGP)
    await submit(api, first)
    for (const change of [{ ticket: first.ticket }, { verification_code: first.verification_code }]) {
      const answer = await submit(api, letterOf(api, letterCards.SGP, change))
      expect(answer.json().error_code).toBe('ticket_taken')
    }
  })

  it('without a return is accepted [C-346]', async () => {
    const answer = await submit(api, letterOf(api, letterCards.SGP, { return_date: undefined }))
    expect(answer.statusCode).toBe(200)
  })

  it.each<[string, object, string, string]>([
    ['other last digits', { card_number: '0000' }, 'card_number', 'not_of_this_card'],
    ['a ticket of another card', { ticket: '000017948736000004321' }, 'ticket', 'not_of_this_card'],
    ['a day long ago [C-340]', { issuance_date: '2026-11-01' }, 'issuance_date', 'today'],
    ['a day to come', { issuance_date: '2026-11-17' }, 'issuance_date', 'today'],
    ['a digit in a name', { first_name: 'An4' }, 'first_name', 'characters'],
    ['a long name', { last_name: 'x'.repeat(41) }, 'last_name', 'too_long'],
    ['a child of 70 years', { date_of_birth: '1956-11-30' }, 'date_of_birth', 'age_between'],
    ['an unknown country', { origin: 'XXX' }, 'origin', 'choose'],
    ['an unknown relationship', { relationship: 'friend' }, 'relationship', 'choose'],
    ['a child without answers', { relationship: 'dependent_child' }, 'child_disablement', 'required'],
    ['a return on the same day', { return_date: '2026-12-01' }, 'return_date', 'return_after'],
    ['no phone number', { phone_number: '+65123456' }, 'phone_number', 'phone'],
    ['no address', { email: 'ana@' }, 'email', 'email'],
  ])('with %s is refused', async (_, change, path, code) => {
    const answer = await submit(api, letterOf(api, letterCards.SGP, change))
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ error_code: 'invalid_letter', problems: [{ path, code }] }),
    ])
  })

  it.each<[string, object]>([
    ['no ticket [C-347]', { ticket: undefined }],
    ['a ticket that cannot be', { ticket: '286117948736000009998' }],
    ['a code that cannot be', { verification_code: 'ILOU00000000' }],
    ['a date that does not exist', { departure_date: '2026-02-30' }],
    ['dates in another format [C-X45]', { departure_date: '01/12/2026', issuance_date: '15.11.2026' }],
    ['a name of a megabyte', { first_name: 'x'.repeat(1_000_000) }],
    ['more than four digits of the card [C-330]', { card_number: '9702011071562861' }],
  ])('with %s is no valid request', async (_, change) => {
    const answer = await submit(api, letterOf(api, letterCards.SGP, change))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.json().error_code).toMatch(/invalid_request|body_too_large/)
  })

  it.each([
    ['India, whose letters are not posted', letterCards.IND, 'TIN'],
    ['the Philippines [C-328]', letterCards.PHL, 'TIN'],
    ['a benefit that the card does not have', letterCards.SGP, 'TIR'],
    ['a certificate, which is not posted', '9702 0210 7164 2050', 'CDW'],
  ])('is refused for %s', async (_, card, benefit_code) => {
    const answer = await submit(api, letterOf(api, card, { benefit_code }))
    expect(answer.json().error_code).toBe('card_benefit_not_applicable')
  })

  it('is taken until the last day of the benefit ends where the person is [P-153, C-324, C-575]', async () => {
    const product = api.catalogue.products.find((one) => one.country === 'SGP' && one.product_code === 'HCL')
    const benefit = product?.benefits.find(({ benefit_code }) => benefit_code === 'TIN') as ProductBenefit
    const { benefit_expiration_date } = benefit
    // The 16th has begun in the east.
    benefit.benefit_expiration_date = '2026-11-15'
    const onLastDay = await submit(api, letterOf(api, letterCards.SGP))
    const after = await submit(api, letterOf(api, letterCards.SGP, { issuance_date: '2026-11-16' }))
    benefit.benefit_expiration_date = benefit_expiration_date
    expect([onLastDay.statusCode, after.json().error_code]).toEqual([200, 'card_benefit_not_applicable'])
  })

  it('of one card is refused after ten in a minute, from however many addresses, and another card does not notice', async () => {
    const { pan_token } = letterOf(api, letterCards.SGP)
    const codes: number[] = []
    for (let call = 0; call < 11; call++)
      codes.push((await submit(api, letterOf(api, letterCards.SGP, { pan_token }))).statusCode)
    expect(codes).toEqual([...Array(10).fill(200), 429])
    expect((await submit(api, letterOf(api, letterCards.SGP))).statusCode).toBe(200)
  })

  it('of one card is stored 50 times a day and no more, also in parallel; one that is known is still answered', {
    tags: ['race'],
  }, async () => {
    const { pan_token } = letterOf(api, letterCards.SGP)
    const card = () => letterOf(api, letterCards.SGP, { pan_token })
    const first = card()
    expect((await submit(api, first)).statusCode).toBe(200)
    const codes: number[] = []
    for (let minute = 0; minute < 8; minute++) {
      api.clock.time += 61_000
      const answers = await Promise.all(Array.from({ length: 10 }, () => submit(api, card())))
      codes.push(...answers.map(({ statusCode }) => statusCode))
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(49)
    expect(codes.filter((code) => code === 429)).toHaveLength(31)
    api.clock.time += 61_000
    expect((await submit(api, first)).json()).toEqual({ ticket: first.ticket })
    expect((await submit(api, letterOf(api, letterCards.SGP))).statusCode).toBe(200)
    api.clock.time += 24 * 3_600_000
    expect((await submit(api, card())).statusCode).toBe(200)
  })

  it('is refused without a card', async () => {
    const letter = letterOf(api, letterCards.SGP, { pan_token: `pt_${'z'.repeat(43)}`, verification_code: makeCode() })
    expect((await submit(api, letter)).json().error_code).toBe('unable_to_verify_card')
  })
})
