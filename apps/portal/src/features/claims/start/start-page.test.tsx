import type { Benefit } from '@amparo/contract/benefits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PageSettings } from '../../../platform/settings.ts'
import type { NewDraft } from '../../../session/drafts/draft.ts'
import { drawModals, forget, type Handler, renderForTest } from '../../../session/render-for-test.tsx'
import { cwdVerified } from '../../../session/session-fields.ts'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../session/test-data.ts'
import { StartPage } from './start-page.tsx'

beforeEach(drawModals)
afterEach(forget)

const place = { page_key: 'incident_details', question_key: 'date_of_loss' }
const expired = { product_graduation: null, expired_benefit: place }
const pages = [{ page_key: 'incident_details', title: 'What happened' }]
const dateQuestion = {
  question_key: 'date_of_loss',
  question_type: 'date_picker',
  data_type: 'date',
  title: 'When?',
  help_text: null,
  sub_text: null,
  placeholder: null,
  other_title: null,
  required: true,
  error_message: 'Enter a date',
  default_value: null,
  options: [],
  validations: [],
  tags: [],
  nested_group_id: null,
  any_filled_group_id: null,
  related_question_key: null,
}
const questions = {
  page_key: 'incident_details',
  title: 'What happened',
  start_group_id: 'a',
  question_groups: [
    {
      group_id: 'a',
      questions: [dateQuestion, { ...dateQuestion, question_key: 'service_provider', question_type: 'text' }],
      next_group_id: null,
    },
  ],
}

type Options = {
  at?: string
  country?: object
  answers?: Record<string, Handler>
  settings?: Partial<PageSettings>
}

async function open(benefits: Benefit[], { at = '', country = {}, answers = {}, settings = {} }: Options = {}) {
  const code = at.slice(1) || benefits[0]?.benefit_code
  const form = `/api/cardholder/v1/claims/benefits/${code}/pages/`
  const page = renderForTest(<StartPage />, {
    path: `/usa/en_US/claims${at}`,
    route: '/:countryCode/:languageCode/claims/:benefitCode?',
    card: { panToken, last4: '4021', isBrandAgnostic: false },
    settings,
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry(country) }),
      [form]: () => ({ body: { pages, version: 'v1' } }),
      [`${form}incident_details/questions/`]: () => ({ body: { questions } }),
      ...answers,
    },
  })
  if (!at) await screen.findByRole('heading', { level: 1 })
  return page
}
const choose = (name: string) => {
  const option = screen.getByRole<HTMLOptionElement>('option', { name })
  fireEvent.change(screen.getByLabelText(/claim for/), { target: { value: option.value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const isAtClaim = async ({ router, drafts }: Awaited<ReturnType<typeof open>>, code: string) => {
  await waitFor(async () => {
    const [draft] = await drafts.list()
    expect(router.state.location.pathname).toBe(`/usa/en_US/claims/${code}/${draft?.localId}`)
  })
  return (await drafts.list())[0]
}

it('offers what can be claimed here, by name, and the numbers to call [C-002, C-003, P-352]', async () => {
  await open([
    aBenefit({ benefit_code: 'WTY', name: 'Warranty' }),
    aBenefit({ benefit_code: 'ATS', name: 'Assistance', is_claimable: false }),
    aBenefit({ benefit_code: 'ADD', name: 'Accident', is_phone_only: true }),
    aBenefit({ benefit_code: 'BAG', name: 'Baggage' }),
  ])
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a benefit',
    'Baggage',
    'Warranty',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
})

it('says so when there is nothing to claim, and still gives the number', async () => {
  await open([aBenefit({ is_claimable: false })])
  expect(screen.getByText(/there is nothing to claim/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('link')).toBeTruthy()
})

it('asks for a benefit before anything else', async () => {
  const { drafts } = await open([aBenefit()])
  press('Start')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(await drafts.list()).toEqual([])
})

it('saves a new claim and goes to it [C-021, C-022, C-543, C-544]', async () => {
  const page = await open([aBenefit({ benefit_code: 'WTY', name: 'Warranty' })])
  choose('Warranty')
  expect(screen.queryByLabelText('When did it happen?')).toBeNull()
  press('Start')
  const draft = await isAtClaim(page, 'WTY')
  expect(draft).toMatchObject({ benefit_code: 'WTY', language_code: 'en_US', panTokenLast4: '4021', version: 'v1' })
  const asked = page.asked.find(({ path }) => path.includes('/WTY/pages/?'))
  expect(Object.fromEntries(new URLSearchParams(asked?.path.split('?')[1]))).toEqual({
    pan_token: panToken,
    today: page.app.platform.today(),
    language_code: 'en_US',
  })
})

it('starts at once with a benefit in the address [C-022]', async () => {
  const page = await open([aBenefit()], { at: '/CDW' })
  expect(await isAtClaim(page, 'CDW')).toBeTruthy()
})

it('resumes the stored claim of the same benefit, card and language [C-020]', async () => {
  const page = await open([aBenefit()])
  const parts = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' } as const
  await page.drafts.create({ ...parts, claimNumber: '1' })
  await page.drafts.create({ ...parts, panTokenLast4: '0009' })
  await page.drafts.create({ ...parts, language_code: 'es_LAC' })
  const mine = await page.drafts.create(parts)
  choose('Rental car damage waiver')
  press('Start')
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/usa/en_US/claims/CDW/${mine.localId}`))
  expect(await page.drafts.list()).toHaveLength(4)
})

it('opens the unable-to-process modal for a benefit that is not claimable, and goes no further [C-010]', async () => {
  const { drafts } = await open([aBenefit({ is_claimable: false }), aBenefit({ benefit_code: 'WTY' })], { at: '/CDW' })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('This can’t be claimed here')
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
  press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await drafts.list()).toEqual([])
})

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
  press('Start')
  return page
}

it('checks a phone number before everything else; token and number go into the claim [C-011, C-209, C-X69]', async () => {
  const page = await openVerified()
  await screen.findByRole('dialog', { name: 'Confirm your phone number' })
  fireEvent.input(screen.getByRole('textbox', { name: 'Phone number' }), { target: { value: '2025550123' } })
  fireEvent.click(screen.getByRole('radio', { name: /message/ }))
  press('Send the code')
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  press('Confirm')
  await screen.findByRole('dialog', { name: 'Your part of the cost' })
  expect(await page.drafts.list()).toEqual([])
  press('Continue')
  const draft = await isAtClaim(page, 'CEL')
  expect(draft?.phoneVerificationToken).toBe(token)
  expect(draft?.application).toEqual({ incident_details: { cardholder_primary_phone_number: '+12025550123' } })
})

it('does not check twice for a claim that waits with a checked number [C-020, C-X69]', async () => {
  await openVerified([{ phoneVerificationToken: token }])
  await screen.findByRole('dialog', { name: 'Your part of the cost' })
})

it('goes no further without the check [C-011]', async () => {
  const page = await openVerified()
  await screen.findByRole('dialog', { name: 'Confirm your phone number' })
  press('Not now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await page.drafts.list()).toEqual([])
})

it.each([
  ['CDW', /administrative fees/, 'C-012'],
  ['CEL', /you pay \$50 yourself/, 'C-013'],
])('shows the disclaimer of %s first, with the sums of the card: %s [%s]', async (benefit_code, words) => {
  const benefit = aBenefit({ benefit_code, terms: { deductible_amount: 5000 } })
  const page = await open([benefit], { at: `/${benefit_code}`, country: { isDisclaimersVisible: true } })
  expect((await screen.findByRole('dialog')).textContent).toMatch(words)
  expect(await page.drafts.list()).toEqual([])
  press('Continue')
  expect(await isAtClaim(page, benefit_code)).toBeTruthy()
})

it('asks the CWD question; yes is remembered and presets the provider [C-015, C-016]', async () => {
  const page = await open([aBenefit({ benefit_code: 'CWD' })], { at: '/CWD' })
  expect((await screen.findByRole('dialog')).textContent).toContain('Do you pay your cell phone bill')
  press('Yes, I do')
  const draft = await isAtClaim(page, 'CWD')
  expect(cwdVerified.read(page.app.store)).toBe(true)
  expect(draft?.application).toEqual({ incident_details: { service_provider: 'Meridian Mobile' } })
  expect(draft?.prefilled).toEqual({ 'incident_details.service_provider': 'session' })
})

it('says in an error modal why a no ends the claim [C-017]', async () => {
  const page = await open([aBenefit({ benefit_code: 'CWD' })], { at: '/CWD' })
  await screen.findByRole('dialog')
  press('No, I don’t')
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('This benefit isn’t yours yet')
  expect(dialog.textContent).toContain('paid with this card')
  press('Back to benefits')
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/usa/en_US/benefits'))
  expect(await page.drafts.list()).toEqual([])
})

const VALIDATION = '/api/cardholder/v1/benefit_validation/'
const covered = { benefit: { benefit_code: 'CDW', benefit_id: '1', country: 'USA' } }
const ended = aBenefit({
  disabled: expired,
  benefit_effective_date: '2020-01-01',
  benefit_expiration_date: '2024-12-31',
})

async function startWithDay(value: string, answer: Handler = () => ({ body: covered })) {
  const page = await open([ended], { answers: { [VALIDATION]: answer } })
  choose('Rental car damage waiver')
  fireEvent.change(screen.getByLabelText('When did it happen?'), { target: { value } })
  press('Start')
  return page
}

it('starts with the entered date when the server says that it was covered [C-004, C-018, C-019, C-X24]', async () => {
  const page = await startWithDay('2024-05-06')
  const draft = await isAtClaim(page, 'CDW')
  expect(page.asked.find(({ path }) => path === VALIDATION)?.body).toEqual({
    pan_token: panToken,
    today: '2024-05-06',
    benefit_code: 'CDW',
  })
  expect(draft).toMatchObject({
    expiredBenefitTodayDate: '2024-05-06',
    application: { incident_details: { date_of_loss: '2024-05-06' } },
  })
})

it.each([
  ['', 'Enter the day it happened.', 'C-023'],
  ['2025-01-01', 'You did not have this benefit on that day.', 'C-029, C-030'],
  ['2019-12-31', 'You did not have this benefit on that day.', 'C-028, C-030'],
])('refuses the day “%s”: %s [%s]', async (day, message) => {
  const { asked } = await startWithDay(day)
  const field = screen.getByLabelText('When did it happen?')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(new RegExp(message))).toBeTruthy()
  expect(asked.some(({ path }) => path === VALIDATION)).toBe(false)
})

it('does not start when the server knows of no benefit on that day [C-019, C-X22]', async () => {
  const { drafts } = await startWithDay('2024-05-06', () => ({ body: { benefit: null } }))
  await screen.findByText(/You did not have this benefit on that day/)
  expect(await drafts.list()).toEqual([])
})

it('reports a check that fails, says so and can be tried again [C-594]', async () => {
  const { asked, drafts } = await startWithDay('2024-05-06', () => ({ status: 500, body: {} }))
  await screen.findByText(/could not be started/)
  expect(asked.find(({ path }) => path === '/api/errors/v1/')?.body).toMatchObject({
    code: 'PRODUCT_GRADUATION_API_ERROR',
  })
  expect(await drafts.list()).toEqual([])
  expect(screen.getByRole('button', { name: 'Start' }).getAttribute('aria-busy')).toBeNull()
})
