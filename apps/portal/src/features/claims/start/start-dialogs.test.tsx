import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentKey } from '../../../platform/content/content.ts'
import type { NewDraft } from '../../../session/drafts/draft.ts'
import { cwdVerified } from '../../../session/session-fields.ts'
import { aBenefit } from '../../../testing/test-data.ts'
import { verifyPhone } from '../testing/journey.ts'
import { choose, dateQuestion, isAtClaim, open, prepareStart, press, questions } from '../testing/open-start.tsx'

prepareStart()

const SEND = '/api/cardholder/v1/phone_verification/send/'
const VERIFY = '/api/cardholder/v1/phone_verification/validate/'
const token = `pv_${'b'.repeat(43)}`
const phoneQuestion = {
  ...dateQuestion,
  question_key: 'cardholder_primary_phone_number',
  question_type: 'phone_number',
}
const withPhone = {
  ...questions,
  question_groups: [{ group_id: 'a', questions: [phoneQuestion], next_group_id: null }],
}

async function openVerified(drafts: Partial<NewDraft>[] = []) {
  const page = await open([aBenefit({ benefit_code: 'CEL' })], {
    settings: { phoneVerifiedBenefits: ['CEL'] },
    country: { isDisclaimersVisible: true },
    answers: {
      '/api/cardholder/v1/claims/benefits/CEL/pages/incident_details/questions/': () => ({
        body: { questions: withPhone },
      }),
      [SEND]: () => ({ body: { sent: true } }),
      [VERIFY]: () => ({ body: { token } }),
    },
  })
  const parts = { benefit_code: 'CEL', language_code: 'en_US', panTokenLast4: '4021' } as const
  for (const draft of drafts) await page.drafts.create({ ...parts, ...draft })
  choose('Rental car damage waiver')
  return page
}

it('checks a phone number before everything else; token and number go into the claim [C-011, C-209, C-X69]', async () => {
  const page = await openVerified()
  await verifyPhone()
  await screen.findByRole('dialog', { name: 'Your deductible' })
  expect(await page.drafts.list()).toEqual([])
  press('Continue')
  const draft = await isAtClaim(page, 'CEL')
  expect(draft?.phoneVerificationToken).toBe(token)
  expect(draft?.application).toEqual({ incident_details: { cardholder_primary_phone_number: '+12025550123' } })
})

it('does not verify twice after “Not now” at the deductible', async () => {
  const page = await openVerified()
  await verifyPhone()
  await screen.findByRole('dialog', { name: 'Your deductible' })
  press('Not now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  choose('Rental car damage waiver')
  await screen.findByRole('dialog', { name: 'Your deductible' })
  press('Continue')
  expect((await isAtClaim(page, 'CEL'))?.phoneVerificationToken).toBe(token)
})

it('does not verify twice for a stored claim with a verified number [C-020, C-X69]', async () => {
  await openVerified([{ phoneVerificationToken: token }])
  await screen.findByRole('dialog', { name: 'Your deductible' })
})

it('does not continue without the verification [C-011]', async () => {
  const page = await openVerified()
  await screen.findByRole('dialog', { name: 'Confirm your phone number' })
  press('Not now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await page.drafts.list()).toEqual([])
})

it.each([
  ['CDW', /often add fees/, 'C-012, C-X19'],
  ['CEL', /You pay \$50 of each approved claim/, 'C-013, C-X19'],
])('shows the disclaimer of %s first, with the amounts of the card: %s [%s]', async (benefit_code, words) => {
  const benefit = aBenefit({ benefit_code, terms: { deductible_amount: 5000 } })
  const page = await open([benefit], { at: `/${benefit_code}`, country: { isDisclaimersVisible: true } })
  expect((await screen.findByRole('dialog')).textContent).toMatch(words)
  expect(await page.drafts.list()).toEqual([])
  press('Continue')
  expect(await isAtClaim(page, benefit_code)).toBeTruthy()
})

it('asks the CWD question, remembers a yes and presets the provider that content names [C-015, C-016, C-X21]', async () => {
  const page = await open([aBenefit({ benefit_code: 'CWD' })], { at: '/CWD' })
  const key = contentKey('en_US', 'claims-start')
  act(
    () =>
      void page.app.queries.setQueryData(key, (text: object) => ({ ...text, cwd_service_provider: 'Other Mobile' })),
  )
  expect((await screen.findByRole('dialog')).textContent).toContain('Do you pay your cell phone bill')
  press('Yes, I do')
  const draft = await isAtClaim(page, 'CWD')
  expect(cwdVerified.read(page.app.store)).toBe(true)
  expect(draft?.application).toEqual({ incident_details: { service_provider: 'Other Mobile' } })
  expect(draft?.prefilled).toEqual({ 'incident_details.service_provider': 'session' })
})

it('explains in an error modal why a no ends the claim [C-017]', async () => {
  const page = await open([aBenefit({ benefit_code: 'CWD' })], { at: '/CWD' })
  await screen.findByRole('dialog')
  press('No, I don’t')
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('You don’t have this benefit yet')
  expect(dialog.textContent).toContain('paid with this card')
  press('Back to benefits')
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/usa/en_US/benefits'))
  expect(await page.drafts.list()).toEqual([])
})
