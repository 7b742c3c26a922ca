import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  aBilling,
  active,
  BILLING,
  charge,
  openBilling,
  overdue,
  prepareBilling,
  SUPPORT,
  suspended,
} from './testing/open-billing.tsx'

prepareBilling()

const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
const rows = () =>
  within(screen.getByRole('table', { name: 'Payment history' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

it('shows price, next payment, card and billing address [M-205]', async () => {
  await openBilling()
  expect(await screen.findByText('Billing address')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing')
  expect(facts()).toEqual([
    'Monthly price: $6.30',
    'Next payment: $6.30 on 12/16/2026',
    'Card: Mastercard ending in 4444, expires 12/2028',
    'Name on the card: Ada Byron',
    'Billing address: 12 Elm St, Dayton, OH 45402',
  ])
})

it.each([
  ['in_force', 'None. This term is paid.'],
  ['bound', 'None. This term is paid.'],
  ['canceled', 'None. This policy is no longer active.'],
  ['expired', 'None. This policy is no longer active.'],
  ['out_of_force', 'None. This policy is no longer active.'],
])('says of a policy without another payment (%s): %s', async (status_code, words) => {
  await openBilling({ policy: active({ status_code, next_payment: null, card: null }) })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('No card')).toBeTruthy()
})

it('says nothing about the next payment of a policy whose status it does not know', async () => {
  await openBilling({ policy: active({ status_code: 'something new', next_payment: null }) })
  await screen.findByText('Billing address')
  expect(screen.queryByText('Next payment')).toBeNull()
})

it.each([
  [{ exp_month: 2, exp_year: 2100 }, null],
  [{ exp_month: 1, exp_year: 2020 }, 'This card expired at the end of January 2020.'],
])('warns before a card expires and afterwards: %j', async (expiry, words) => {
  await openBilling({ policy: active({ card: { brand: 'Mastercard', last_4: '4444', ...expiry } }) })
  await screen.findByText('Billing address')
  expect(screen.queryByText(/This card expire/)?.textContent?.startsWith(words ?? 'x') ?? null).toBe(words && true)
})

it('says that a card expires this month', async () => {
  const now = new Date()
  const card = { brand: 'Mastercard', last_4: '4444', exp_month: now.getMonth() + 1, exp_year: now.getFullYear() }
  await openBilling({ policy: active({ card }) })
  const month = now.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
  expect((await screen.findByText(/^This card expires/)).textContent).toBe(
    `This card expires at the end of ${month}. Change it so that your next payment goes through.`,
  )
})

it('lists charges and refunds with their days, newest first', async () => {
  const refund = { kind: 'refund' as const, amount: -3.15, paid_on: '2026-12-01', due_on: null, last_4: '4444' }
  const late = { ...charge, paid_on: '2026-11-20' }
  const unknown = { ...charge, due_on: null, last_4: null }
  await openBilling({ billing: aBilling({ payments: [refund, late, charge, unknown] }) })
  await screen.findByRole('table')
  expect(rows()).toEqual([
    ['12/01/2026', 'RefundCard ending in 4444', '-$3.15'],
    ['11/20/2026', 'Payment for the month from 11/16/2026Card ending in 4444', '$6.30'],
    ['11/16/2026', 'Monthly paymentCard ending in 4444', '$6.30'],
    ['11/16/2026', 'Monthly payment', '$6.30'],
  ])
})

it('says what the list will show while nothing has been paid yet', async () => {
  await openBilling({ billing: aBilling({ payments: [] }) })
  expect(await screen.findByText('No payments yet')).toBeTruthy()
  expect(screen.getByText(/appears here on the day we charge your card/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('shows whom to call about a payment, and when [M-365] [M-366]', async () => {
  await openBilling()
  const region = await screen.findByRole('region', { name: 'Questions about a payment?' })
  expect(
    within(region)
      .getByRole('link', { name: /800.*555.*0165/ })
      .getAttribute('href'),
  ).toBe('tel:+18005550165')
  expect(within(region).getByRole('link', { name: 'billing@mail.example' }).getAttribute('href')).toBe(
    'mailto:billing@mail.example',
  )
  expect(region.textContent).toMatch(/Mon.*Fri.*8.AM.*5.PM.*Pacific/)
})

it('works without the phone numbers of the support', async () => {
  await openBilling({ answers: { [SUPPORT]: () => ({ status: 500, body: {} }) } })
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.queryByText('Questions about a payment?')).toBeNull()
})

it('shows the rest if the payments cannot be loaded, and tries again [M-327]', async () => {
  let isDown = true
  const answers = { [BILLING]: () => (isDown ? { status: 500, body: {} } : { body: aBilling() }) }
  const { reports } = await openBilling({ answers })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('$6.30 on 12/16/2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change card or address' })).toBeNull()
  await waitFor(() =>
    expect(reports()).toContainEqual(expect.objectContaining({ code: 'CARDHOLDER_PAY_PURCHASED_POLICY_API_ERROR' })),
  )
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByRole('table')).toBeTruthy()
})

it.each([
  ['bound', true],
  ['in_force', true],
  ['canceled', false],
  ['expired', false],
  ['out_of_force', false],
  ['pending', false],
])('offers another card for a policy that is %s: %s [M-226]', async (status_code, isOffered) => {
  await openBilling({ policy: active({ status_code }) })
  await screen.findByRole('table')
  expect(screen.queryAllByRole('button', { name: 'Change card or address' }).length > 0).toBe(isOffered)
})

it('says what is overdue, when coverage ends, and what happens then [M-228] [M-229]', async () => {
  await openBilling({ policy: suspended(), billing: aBilling({ overdue }) })
  const region = await screen.findByRole('region', { name: 'You owe $12.60' })
  expect(
    within(region)
      .getAllByText(/./, { selector: 'p' })
      .map((one) => one.textContent),
  ).toEqual([
    'We couldn’t charge your card for the payment due on December\u00a016,\u00a02026.',
    'You’re still covered. If we don’t receive the payment before January\u00a015,\u00a02027, your coverage ends that day.',
    'We’ll charge the card you enter $12.60, once. Your policy is then active again, and later payments go to that card.',
  ])
  expect(screen.queryByRole('button', { name: 'Change card or address' })).toBeNull()
  fireEvent.click(within(region).getByRole('button', { name: 'Pay $12.60' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resolve payment method')
})
