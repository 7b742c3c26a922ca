import { afterEach, expect, it } from 'vitest'
import { readPrefill } from '../../session/prefill.ts'
import { refused } from '../../testing/refused.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { panToken } from '../../testing/test-data.ts'
import { prefillEntry } from './prefill-entry.ts'
import { card, FORM, follow, leadsTo, openEntry, prefillLink } from './testing/entry.ts'

afterEach(resetPage)

it.each([
  ['https://vault.test/prefill_token', 'invalid_token'],
  ['/api/cardholder/v1/benefits/', 'transfer_to_phone'],
])('leaves no older session open behind the prefill error when %s answers %s [P-170]', async (path, code) => {
  const { app, bodies } = openEntry({ answers: { [path]: () => refused(code) } })
  app.session.begin(card)
  expect(leadsTo(await prefillEntry(app, follow(prefillLink()))).to).toBe('/')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(app.session.card()).toBeNull()
  expect(bodies('/sign-out/')).toContainEqual({ pan_token: card.panToken })
})

it.each(['cardholder_data', 'benefit_code', 'language_code', 'country_code'] as const)(
  'raises MISSING_URL_PARAMS without %s [P-158, P-159, P-160, P-161, P-171]',
  async (name) => {
    for (const value of [undefined, '']) {
      const { app, bodies, reported } = openEntry()
      const response = await prefillEntry(app, follow(prefillLink({ [name]: value })))
      expect(leadsTo(response)).toEqual({ to: '/', replaces: true })
      expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
      expect(reported()).toEqual(['MISSING_URL_PARAMS'])
      expect(bodies('/prefill_token')).toEqual([])
    }
  },
)

it('raises NO_ACCESS_TO_BENEFIT for a benefit that the card does not have, and revokes the token [P-164, P-172]', async () => {
  const { app, bodies, reported } = openEntry()
  const response = await prefillEntry(app, follow(prefillLink({ benefit_code: 'TIR', language_code: 'pt_BR' })))
  expect(leadsTo(response).to).toBe('/pt_BR/login')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(reported()).toEqual(['NO_ACCESS_TO_BENEFIT'])
  expect(app.session.card()).toBeNull()
  expect(readPrefill(app.store)).toBeNull()
  expect(bodies('/sign-out/')).toEqual([{ pan_token: panToken }])
})

it.each([
  ['https://vault.test/prefill_token', 'invalid_token', ['PAYMENT_SERVICE_ERROR']],
  ['https://vault.test/prefill_token', 'expired_token', ['PAYMENT_SERVICE_ERROR']],
  ['https://vault.test/prefill_token', 'used_token', ['PAYMENT_SERVICE_ERROR']],
  ['/api/cardholder/v1/benefits/', 'transfer_to_phone', []],
  ['/api/countries/v1/countries/USA/', 'internal_error', ['UNEXPECTED_ERROR']],
  [FORM, 'card_benefit_not_applicable', ['CLAIM_PAGE_METADATA_ERROR']],
  [`${FORM}cardholder_details/questions/`, 'internal_error', ['CLAIM_PAGE_QUESTIONS_ERROR']],
])('goes to login with the prefill error when %s answers %s [P-170]', async (path, code, reports) => {
  const { app, reported } = openEntry({ answers: { [path]: () => refused(code) } })
  const response = await prefillEntry(app, follow(prefillLink()))
  expect(leadsTo(response)).toEqual({ to: '/', replaces: true })
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(reported()).toEqual(reports)
  expect(app.session.card()).toBeNull()
  expect(readPrefill(app.store)).toBeNull()
})

it('goes to login with the prefill error when the network is down [P-170]', async () => {
  const { app } = openEntry({ answers: { 'https://vault.test/prefill_token': () => Promise.reject(new TypeError()) } })
  expect(leadsTo(await prefillEntry(app, follow(prefillLink()))).to).toBe('/')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
})
