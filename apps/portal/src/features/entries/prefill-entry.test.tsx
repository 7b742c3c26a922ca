import { afterEach, expect, it } from 'vitest'
import { openClaim } from '../../blocks/claim-drafts/open-claim.ts'
import { readPrefill } from '../../session/prefill.ts'
import { dateOfLoss } from '../../session/session-fields.ts'
import { refused } from '../../testing/refused.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { aBenefit, anAnswer, panToken } from '../../testing/test-data.ts'
import { prefillEntry } from './prefill-entry.ts'
import { card, FORM, follow, issuerToken, leadsTo, openEntry, prefillLink } from './testing/entry.ts'

afterEach(resetPage)

it('exchanges the data for a card token, fetches its benefits, finds the benefit and opens it [P-158, P-159, P-160, P-161, P-162, P-163, P-164, P-168, P-169, P-409, P-410]', async () => {
  const { app, bodies, drafts } = openEntry()
  const response = await prefillEntry(app, follow(prefillLink()))
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
  const response = await prefillEntry(app, follow(prefillLink()))
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

it('puts nothing that is known about another card into the claim [P-127, P-166, P-389]', async () => {
  const { app, drafts } = openEntry()
  app.session.begin(card)
  dateOfLoss.write(app.store, '2026-10-01')
  await prefillEntry(app, follow(prefillLink()))
  const [draft] = await drafts.list()
  expect(draft?.application).toEqual({ cardholder_details: { cardholder_primary_phone_number: '+12025550143' } })
  expect(dateOfLoss.read(app.store)).toBeNull()
})

it('leaves nothing for the claims of a card that logs in later [P-127, P-168]', async () => {
  const { app, drafts } = openEntry()
  await prefillEntry(app, follow(prefillLink()))
  app.session.begin(card)
  await openClaim(app, { card, benefit: aBenefit(), locale: 'en_US' })
  const [theirs] = (await drafts.list()).filter(({ panTokenLast4 }) => panTokenLast4 === card.last4)
  expect(theirs?.application).toEqual({})
})

it.each([
  ['is claimed by phone', { is_phone_only: true }],
  ['is not claimable', { is_claimable: false }],
])('goes to the card’s home when the benefit %s', async (_, parts) => {
  const benefits = [aBenefit(parts)]
  const { app, drafts } = openEntry({
    answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }) },
  })
  expect(leadsTo(await prefillEntry(app, follow(prefillLink()))).to).toBe('/usa/en_US/benefits')
  expect(await drafts.list()).toEqual([])
})

it('calls the vault on its own origin, without the header of the product API [P-409]', async () => {
  const { app, asked } = openEntry()
  await prefillEntry(app, follow(prefillLink()))
  const exchange = asked.find(({ path }) => path === 'https://vault.test/prefill_token')
  expect(exchange?.headers.has('x-space')).toBe(false)
})

it('removes the token from address and history before any call', async () => {
  const seen: string[] = []
  const { app } = openEntry({
    answers: {
      'https://vault.test/prefill_token': () => {
        seen.push(location.href)
        return refused('invalid_token')
      },
    },
  })
  await prefillEntry(app, follow(prefillLink()))
  expect(seen).toEqual([`${location.origin}/usa/prefill`])
})

it('goes to the card’s country, in the link’s language if that country has it [P-161]', async () => {
  const brazil = () => ({ body: anAnswer({ ica_country: 'BRA' }) })
  const entry = openEntry({ answers: { '/api/cardholder/v1/benefits/': brazil } })
  const inPortuguese = await prefillEntry(entry.app, follow(prefillLink({ language_code: 'pt_BR' })))
  expect(leadsTo(inPortuguese).to).toMatch('/bra/pt_BR/claims/CDW/')
  const inEnglish = await prefillEntry(entry.app, follow(prefillLink({ language_code: 'en_LAC' })))
  expect(leadsTo(inEnglish).to).toMatch('/bra/en_LAC/claims/CDW/')
})

it('goes to the first language of the card’s country if that country does not have the link’s [P-111, P-X16]', async () => {
  const brazil = () => ({ body: anAnswer({ ica_country: 'BRA' }) })
  const { app } = openEntry({ answers: { '/api/cardholder/v1/benefits/': brazil } })
  for (const language_code of ['en_US', 'th_TH']) {
    expect(leadsTo(await prefillEntry(app, follow(prefillLink({ language_code })))).to).toMatch(
      '/bra/pt_BR/claims/CDW/',
    )
  }
})

it('opens the claim of an earlier link for the same benefit, as it was left [P-166, C-020, C-216, C-X35]', async () => {
  const { app, drafts } = openEntry()
  const first = leadsTo(await prefillEntry(app, follow(prefillLink()))).to
  const [draft] = await drafts.list()
  const typed = { cardholder_first_name: 'Ana', cardholder_primary_phone_number: '+12025550199' }
  await drafts.savePage(draft?.localId ?? '', 'cardholder_details', () => ({ answers: typed }))
  expect(leadsTo(await prefillEntry(app, follow(prefillLink()))).to).toBe(first)
  const [same, ...others] = await drafts.list()
  expect(others).toEqual([])
  expect(same).toMatchObject({ expiresAt: draft?.expiresAt, application: { cardholder_details: typed } })
  await drafts.update(draft?.localId ?? '', (before) => ({ ...before, claimNumber: '1' }))
  expect(leadsTo(await prefillEntry(app, follow(prefillLink()))).to).not.toBe(first)
})

it('asks for the day of the loss first if the benefit has expired [C-004, C-018]', async () => {
  const benefits = [aBenefit({ benefit_expiration_date: '2001-01-01' })]
  const { app, drafts } = openEntry({
    answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }) },
  })
  expect(leadsTo(await prefillEntry(app, follow(prefillLink()))).to).toBe('/usa/en_US/claims/CDW')
  expect(await drafts.list()).toEqual([])
  expect(readPrefill(app.store)?.benefitCode).toBe('CDW')
})

it('finds the benefit whatever the case of its code [P-164]', async () => {
  const benefits = [aBenefit({ benefit_code: 'WTY' }), aBenefit()]
  const { app } = openEntry({ answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }) } })
  await prefillEntry(app, follow(prefillLink({ benefit_code: 'cdw' })))
  expect(readPrefill(app.store)?.benefitCode).toBe('CDW')
})

it.each([
  ['after the link was used', '/usa/prefill'],
  ['of a link that was used in this session', prefillLink()],
])('shows the session’s page after a reload %s, not an error', async (_, address) => {
  const { app, reported } = openEntry({ answers: { 'https://vault.test/prefill_token': () => refused('used_token') } })
  app.session.begin(card)
  const response = await prefillEntry(app, follow(address))
  expect(leadsTo(response)).toEqual({ to: '/usa/en_US/benefits', replaces: true })
  expect(app.session.card()).toEqual(card)
  expect(app.loginNotice.get()).toBeNull()
  expect(reported()).toEqual([])
})
