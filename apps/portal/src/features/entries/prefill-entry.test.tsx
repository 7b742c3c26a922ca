import { afterEach, expect, it } from 'vitest'
import { readPrefill } from '../../session/prefill.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { aBenefit, anAnswer, panToken } from '../../testing/test-data.ts'
import { prefillEntry } from './prefill-entry.ts'
import { card, FORM, follow, issuerToken, leadsTo, openEntry, refusal } from './testing/entry.ts'

afterEach(resetPage)

const whole = { cardholder_data: issuerToken, benefit_code: 'CDW', language_code: 'en_US', country_code: 'USA' }
const link = (changes: Partial<Record<keyof typeof whole, string | undefined>> = {}) => {
  const given = Object.entries({ ...whole, ...changes }).filter(([, value]) => value !== undefined)
  return `/usa/prefill?${new URLSearchParams(given as [string, string][])}`
}

it('exchanges the data for a card token, fetches its benefits, finds the benefit and opens it [P-158, P-159, P-160, P-161, P-162, P-163, P-164, P-168, P-169, P-409, P-410]', async () => {
  const { app, bodies, drafts } = openEntry()
  const response = await prefillEntry(app, follow(link()))
  const [draft] = await drafts.list()
  expect(leadsTo(response)).toEqual({ to: `/usa/en_US/claims/CDW/${draft?.localId}`, replaces: true })
  expect(bodies('/prefill_token')).toEqual([{ token: issuerToken }])
  expect(bodies('/benefits/')).toEqual([{ pan_token: panToken, language_code: 'en_US', today: app.platform.today() }])
  expect(app.session.card()).toEqual({ panToken, last4: '4021', isBrandAgnostic: false })
  expect(readPrefill(app.store)).toEqual({
    benefitCode: 'CDW',
    fields: { cardholder_primary_phone_number: '+12025550143' },
  })
  expect(app.loginNotice.get()).toBeNull()
})

it('saves a claim with the issuer’s answers under the page that asks for them, and goes to it [P-165, P-166, P-167, P-X46]', async () => {
  const prefill = {
    cardholder_primary_phone_number: '+1 202-555-0143',
    cardholder_first_name: 'Ana',
    cardholder_date_of_birth: 'not a day',
    never_asked: 'x',
  }
  const { app, asked, drafts } = openEntry({
    answers: {
      'https://vault.test/prefill_token': () => ({ body: { pan_token: panToken, last4: '4021', prefill } }),
    },
  })
  const response = await prefillEntry(app, follow(link()))
  expect(asked.filter(({ path }) => path.startsWith(`${FORM}?`))).toHaveLength(1)
  const [draft] = await drafts.list()
  expect(draft).toMatchObject({ benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021', version: 'v1' })
  expect(draft?.application).toEqual({
    cardholder_details: { cardholder_primary_phone_number: '+12025550143', cardholder_first_name: 'Ana' },
  })
  expect(draft?.prefilled).toEqual({
    'cardholder_details.cardholder_primary_phone_number': 'issuer',
    'cardholder_details.cardholder_first_name': 'issuer',
  })
  expect(leadsTo(response).to).toBe(`/usa/en_US/claims/CDW/${draft?.localId}`)
})

it.each([
  ['is claimed by phone', { is_phone_only: true }],
  ['is not claimable', { is_claimable: false }],
])('goes to the card’s home when the benefit %s', async (_, parts) => {
  const benefits = [aBenefit(parts)]
  const { app, drafts } = openEntry({
    answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }) },
  })
  expect(leadsTo(await prefillEntry(app, follow(link()))).to).toBe('/usa/en_US/benefits')
  expect(await drafts.list()).toEqual([])
})

it('calls the vault on its own origin, without the header of the product API [P-409]', async () => {
  const { app, asked } = openEntry()
  await prefillEntry(app, follow(link()))
  const exchange = asked.find(({ path }) => path === 'https://vault.test/prefill_token')
  expect(exchange?.headers.has('x-space')).toBe(false)
})

it('removes the token from address and history before any call', async () => {
  const seen: string[] = []
  const { app } = openEntry({
    answers: {
      'https://vault.test/prefill_token': () => {
        seen.push(location.href)
        return refusal('invalid_token')(undefined, '')
      },
    },
  })
  await prefillEntry(app, follow(link()))
  expect(seen).toEqual([`${location.origin}/usa/prefill`])
})

it('goes to the card’s country, in the link’s language if that country has it [P-161]', async () => {
  const brazil = () => ({ body: anAnswer({ ica_country: 'BRA' }) })
  const entry = openEntry({ answers: { '/api/cardholder/v1/benefits/': brazil } })
  const inPortuguese = await prefillEntry(entry.app, follow(link({ language_code: 'pt_BR' })))
  expect(leadsTo(inPortuguese).to).toMatch('/bra/pt_BR/claims/CDW/')
  const inEnglish = await prefillEntry(entry.app, follow(link({ language_code: 'en_LAC' })))
  expect(leadsTo(inEnglish).to).toMatch('/bra/en_LAC/claims/CDW/')
})

it('goes to the first language of the card’s country if that country does not have the link’s [P-111, P-X16]', async () => {
  const brazil = () => ({ body: anAnswer({ ica_country: 'BRA' }) })
  const { app } = openEntry({ answers: { '/api/cardholder/v1/benefits/': brazil } })
  for (const language_code of ['en_US', 'th_TH']) {
    expect(leadsTo(await prefillEntry(app, follow(link({ language_code })))).to).toMatch('/bra/pt_BR/claims/CDW/')
  }
})

it('opens the claim of an earlier link for the same benefit, as it was left [P-166, C-020, C-216, C-X35]', async () => {
  const { app, drafts } = openEntry()
  const first = leadsTo(await prefillEntry(app, follow(link()))).to
  const [draft] = await drafts.list()
  const typed = { cardholder_first_name: 'Ana', cardholder_primary_phone_number: '+12025550199' }
  await drafts.savePage(draft?.localId ?? '', 'cardholder_details', () => ({ answers: typed }))
  expect(leadsTo(await prefillEntry(app, follow(link()))).to).toBe(first)
  const [same, ...others] = await drafts.list()
  expect(others).toEqual([])
  expect(same).toMatchObject({ expiresAt: draft?.expiresAt, application: { cardholder_details: typed } })
  await drafts.update(draft?.localId ?? '', (before) => ({ ...before, claimNumber: '1' }))
  expect(leadsTo(await prefillEntry(app, follow(link()))).to).not.toBe(first)
})

it('asks for the day of the loss first if the benefit has expired [C-004, C-018]', async () => {
  const benefits = [aBenefit({ benefit_expiration_date: '2001-01-01' })]
  const { app, drafts } = openEntry({
    answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }) },
  })
  expect(leadsTo(await prefillEntry(app, follow(link()))).to).toBe('/usa/en_US/claims/CDW')
  expect(await drafts.list()).toEqual([])
  expect(readPrefill(app.store)?.benefitCode).toBe('CDW')
})

it.each([
  ['https://vault.test/prefill_token', 'invalid_token'],
  ['/api/cardholder/v1/benefits/', 'transfer_to_phone'],
])('leaves no older session open behind the prefill error when %s answers %s [P-170]', async (path, code) => {
  const { app, bodies } = openEntry({ answers: { [path]: refusal(code) } })
  app.session.begin(card)
  expect(leadsTo(await prefillEntry(app, follow(link()))).to).toBe('/')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(app.session.card()).toBeNull()
  expect(bodies('/sign-out/')).toContainEqual({ pan_token: card.panToken })
})

it.each(['cardholder_data', 'benefit_code', 'language_code', 'country_code'] as const)(
  'raises MISSING_URL_PARAMS without %s [P-158, P-159, P-160, P-161, P-171]',
  async (name) => {
    for (const value of [undefined, '']) {
      const { app, bodies, reported } = openEntry()
      const response = await prefillEntry(app, follow(link({ [name]: value })))
      expect(leadsTo(response)).toEqual({ to: '/', replaces: true })
      expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
      expect(reported()).toEqual(['MISSING_URL_PARAMS'])
      expect(bodies('/prefill_token')).toEqual([])
    }
  },
)

it('raises NO_ACCESS_TO_BENEFIT for a benefit that the card does not have, and revokes the token [P-164, P-172]', async () => {
  const { app, bodies, reported } = openEntry()
  const response = await prefillEntry(app, follow(link({ benefit_code: 'TIR', language_code: 'pt_BR' })))
  expect(leadsTo(response).to).toBe('/pt_BR/login')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(reported()).toEqual(['NO_ACCESS_TO_BENEFIT'])
  expect(app.session.card()).toBeNull()
  expect(readPrefill(app.store)).toBeNull()
  expect(bodies('/sign-out/')).toEqual([{ pan_token: panToken }])
})

it('finds the benefit whatever the case of its code [P-164]', async () => {
  const benefits = [aBenefit({ benefit_code: 'WTY' }), aBenefit()]
  const { app } = openEntry({ answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }) } })
  await prefillEntry(app, follow(link({ benefit_code: 'cdw' })))
  expect(readPrefill(app.store)?.benefitCode).toBe('CDW')
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
  const { app, reported } = openEntry({ answers: { [path]: refusal(code) } })
  const response = await prefillEntry(app, follow(link()))
  expect(leadsTo(response)).toEqual({ to: '/', replaces: true })
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(reported()).toEqual(reports)
  expect(app.session.card()).toBeNull()
})

it('goes to login with the prefill error when the network is down [P-170]', async () => {
  const { app } = openEntry({ answers: { 'https://vault.test/prefill_token': () => Promise.reject(new TypeError()) } })
  expect(leadsTo(await prefillEntry(app, follow(link()))).to).toBe('/')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
})

it.each([
  ['after the link was used', '/usa/prefill'],
  ['of a link that was used in this session', link()],
])('shows the session’s page after a reload %s, not an error', async (_, address) => {
  const { app, reported } = openEntry({ answers: { 'https://vault.test/prefill_token': refusal('used_token') } })
  app.session.begin(card)
  const response = await prefillEntry(app, follow(address))
  expect(leadsTo(response)).toEqual({ to: '/usa/en_US/benefits', replaces: true })
  expect(app.session.card()).toEqual(card)
  expect(app.loginNotice.get()).toBeNull()
  expect(reported()).toEqual([])
})
