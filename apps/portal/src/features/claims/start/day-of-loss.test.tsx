import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { aBenefit, panToken } from '../../../testing/test-data.ts'
import { choose, isAtClaim, open, prepareStart, press } from '../testing/open-start.tsx'

prepareStart()

const place = { page_key: 'incident_details', question_key: 'date_of_loss' }
const expired = { product_graduation: null, expired_benefit: place }
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
  fireEvent.input(screen.getByLabelText('When did it happen?'), { target: { value } })
  press('Start')
  return page
}

it('starts with the entered date if the server confirms that it was covered [C-004, C-018, C-019, C-X24]', async () => {
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
  ['another day replaces the date of loss, whose page is to be looked at again', '2024-05-09', ['cardholder_details']],
  ['the same day changes nothing', '2024-05-06', ['cardholder_details', 'incident_details']],
])('resumes a claim with the entered date: %s [C-018, C-020, C-X24]', async (_, day, donePages) => {
  const page = await open([ended], { answers: { [VALIDATION]: () => ({ body: covered }) } })
  const { localId } = await page.drafts.create({
    benefit_code: 'CDW',
    language_code: 'en_US',
    panTokenLast4: '4021',
    expiredBenefitTodayDate: '2024-05-06',
    donePages: ['cardholder_details', 'incident_details'],
    application: {
      cardholder_details: { cardholder_first_name: 'Ana' },
      incident_details: { date_of_loss: '2024-05-06', service_provider: 'North' },
    },
  })
  choose('Rental car damage waiver')
  fireEvent.input(screen.getByLabelText('When did it happen?'), { target: { value: day } })
  press('Start')
  expect(await isAtClaim(page, 'CDW')).toMatchObject({
    localId,
    expiredBenefitTodayDate: day,
    donePages,
    application: {
      cardholder_details: { cardholder_first_name: 'Ana' },
      incident_details: { date_of_loss: day, service_provider: 'North' },
    },
  })
})

it('resumes a claim with the date of loss that was changed in its form [C-018, C-020]', async () => {
  const page = await open([ended], { answers: { [VALIDATION]: () => ({ body: covered }) } })
  await page.drafts.create({
    benefit_code: 'CDW',
    language_code: 'en_US',
    panTokenLast4: '4021',
    expiredBenefitTodayDate: '2024-05-06',
    application: { incident_details: { date_of_loss: '2024-05-07' } },
  })
  choose('Rental car damage waiver')
  fireEvent.input(screen.getByLabelText('When did it happen?'), { target: { value: '2024-05-06' } })
  press('Start')
  const draft = await isAtClaim(page, 'CDW')
  expect(draft?.application).toEqual({ incident_details: { date_of_loss: '2024-05-07' } })
})

it.each([
  ['', 'Enter the date it happened.', 'C-023, C-X23'],
  ['2025-01-01', 'You didn’t have this benefit on that date.', 'C-029, C-030, C-X23'],
  ['2019-12-31', 'You didn’t have this benefit on that date.', 'C-028, C-030'],
])('refuses the day “%s”: %s [%s]', async (day, message) => {
  const { asked } = await startWithDay(day)
  const field = screen.getByLabelText('When did it happen?')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(new RegExp(message))).toBeTruthy()
  expect(asked.some(({ path }) => path === VALIDATION)).toBe(false)
})

it.each<[string, ReturnType<Handler>]>([
  ['no benefit', { body: { benefit: null } }],
  ['an empty benefit', { body: { benefit: {} } }],
  ['null', { body: null }],
  ['{}', { body: {} }],
  ['404', refused('not_found', 404)],
  ['404 without a body', { status: 404, body: null }],
])('does not start if the server answers %s, and says so until the day changes [C-019, C-X22]', async (_, answer) => {
  const { asked, drafts } = await startWithDay('2024-05-06', () => answer)
  await screen.findByText(/You didn’t have this benefit on that date/)
  expect(await drafts.list()).toEqual([])
  expect(asked.some(({ path }) => path === '/api/errors/v1/')).toBe(false)
  fireEvent.input(screen.getByLabelText('When did it happen?'), { target: { value: '2024-05-07' } })
  expect(screen.queryByText(/You didn’t have this benefit on that date/)).toBeNull()
})

it('shows and hides the question when its benefit is pressed, and shows one at a time [C-004, C-006]', async () => {
  await open([ended, aBenefit({ ...ended, benefit_id: '9', benefit_code: 'BAG', name: 'Baggage' })])
  const isOpen = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^${name}`) }).getAttribute('aria-expanded')
  choose('Baggage')
  expect([isOpen('Baggage'), isOpen('Rental')]).toEqual(['true', 'false'])
  choose('Rental')
  expect([isOpen('Baggage'), isOpen('Rental')]).toEqual(['false', 'true'])
  expect(screen.getAllByLabelText('When did it happen?')).toHaveLength(1)
  choose('Rental')
  expect(screen.queryByLabelText('When did it happen?')).toBeNull()
})

it('asks for the day of a benefit that has expired by its date alone [C-004]', async () => {
  const benefit = aBenefit({ benefit_expiration_date: '2024-12-31' })
  const page = await open([benefit], { at: '/CDW', answers: { [VALIDATION]: () => ({ body: covered }) } })
  fireEvent.input(await screen.findByLabelText('When did it happen?'), { target: { value: '2024-05-06' } })
  expect(await page.drafts.list()).toEqual([])
  press('Start')
  const draft = await isAtClaim(page, 'CDW')
  expect(draft?.application).toEqual({ incident_details: { date_of_loss: '2024-05-06' } })
})

it.each(['02/31/2024', '13/45/2020', 'yesterday'])(
  'says how to type a date instead of “%s” [C-023, C-025, C-X23]',
  async (typed) => {
    await startWithDay(typed)
    expect(screen.getByText(/Enter a real date, such as 10\/31\/\d{4}/)).toBeTruthy()
    expect(screen.queryByText('Enter the date it happened.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('When did it happen?'))
  },
)

it('has a date in the order of the locale, not of the browser', async () => {
  const page = await startWithDay('05/06/2024')
  expect((await isAtClaim(page, 'CDW'))?.expiredBenefitTodayDate).toBe('2024-05-06')
  expect(document.querySelector('input[type="date"]')).toBeNull()
})

it('reports a failed check, shows an error and can be tried again [C-594]', async () => {
  const { asked, drafts } = await startWithDay('2024-05-06', () => ({ status: 500, body: {} }))
  await screen.findByText(/couldn’t start the claim/)
  expect(asked.find(({ path }) => path === '/api/errors/v1/')?.body).toMatchObject({
    code: 'PRODUCT_GRADUATION_API_ERROR',
  })
  expect(await drafts.list()).toEqual([])
  expect(screen.getByRole('button', { name: 'Start' }).getAttribute('aria-busy')).toBeNull()
})
