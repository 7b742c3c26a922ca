import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { api, marketplace, prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, openSelfService, POLICY, selfService, withFamily } from '../testing/open-self-service.tsx'

prepareMarketplace()

const card = (name: string) => screen.findByRole('region', { name })
const linkIn = (region: HTMLElement, name: string) => within(region).getByRole('link', { name }).getAttribute('href')
const ended = { next_payment: null, out_of_force_date: '2026-11-20' }

it.each([
  ['bound', {}, 'You’re all set. Your coverage starts on November 16, 2026 and lasts until November 16, 2027.', false],
  ['in_force', {}, 'You’re covered until November 16, 2027.', false],
  ['suspended', { out_of_force_date: '2027-01-15' }, 'You’re still covered until January 15, 2027.', false],
  ['canceled', ended, 'This policy was canceled. Your coverage ended on November 20, 2026.', true],
  ['out_of_force', ended, 'Your coverage ended on November 20, 2026 because a payment was missed.', true],
  ['expired', { next_payment: null }, 'Your coverage ended on November 16, 2027.', true],
  ['on_the_moon', {}, 'We can’t tell where this policy stands right now. Call us at', false],
])('says what %s means [M-200, M-227]', async (status_code, parts, words, isOver) => {
  openSelfService('overview', { policy: mayasPolicy({ status_code, ...parts }) })
  await screen.findByText((text) => text.includes(words))
  const quote = screen.queryByRole('link', { name: 'Get a new quote' })
  expect(quote?.getAttribute('href')).toBe(isOver ? `${marketplace}/add/purchase/get-started` : undefined)
  const isEditable = ['bound', 'in_force', 'suspended'].includes(status_code)
  expect(screen.queryByRole('button', { name: 'Cancel policy' }) !== null).toBe(isEditable)
  expect(screen.queryByText('No more payments will be taken.') !== null).toBe(isOver)
  const coverage = await card('Coverage')
  expect([coverage.textContent?.includes('This policy covered:'), coverage.querySelector('svg') === null]).toEqual([
    isOver,
    isOver,
  ])
  expect((await card('Billing')).textContent?.includes('$6.30 a month')).toBe(!isOver)
})

it('links a quote that was never bought back to its purchase', async () => {
  openSelfService('overview', { policy: mayasPolicy({ status_code: 'initializing', number: null }) })
  const link = await screen.findByRole('link', { name: 'Continue with this quote' })
  expect(link.getAttribute('href')).toMatch(/\/purchase\/[\w-]+\/coverage$/)
})

it('shows coverage, price, next payment, card, people, documents and claims, each with a link [M-199, M-200, M-253, M-254, M-366]', async () => {
  openSelfService('overview', { policy: withFamily() })
  const coverage = await card('Coverage')
  expect(coverage.textContent).toContain('AD&D up to $100,000 per person')
  expect(linkIn(coverage, 'See your coverage')).toBe(`${selfService}/coverage`)
  const billing = await card('Billing')
  expect(billing.textContent).toContain('$6.30 a month')
  expect(billing.textContent).toContain('$6.30 on 12/16/2026')
  expect(billing.textContent).toContain('Mastercard ending in 4444')
  expect(linkIn(billing, 'See billing')).toBe(`${selfService}/billing`)
  const people = await card('People')
  for (const name of ['Maya Ortiz', 'Leo Ortiz', 'Ida Ortiz']) expect(people.textContent).toContain(name)
  expect(linkIn(people, 'See additional insureds')).toBe(`${selfService}/additional-insureds`)
  const documents = await card('Documents')
  await waitFor(() => expect(documents.textContent).toContain('Outline of coverage'))
  const claims = await card('Claims')
  expect((await within(claims).findByRole('link', { name: /800.555.0166/ })).getAttribute('href')).toBe(
    'tel:+18005550166',
  )
})

it.each(['in_force', 'expired'])('invites claims for illnesses too while a policy is %s', async (status_code) => {
  openSelfService('overview', { policy: mayasPolicy({ status_code }) })
  const claims = await card('Claims')
  expect(claims.textContent).toMatch(/file a claim/)
  expect(claims.textContent).not.toMatch(/accident/i)
})

it('shows what is overdue instead of the next payment', async () => {
  const overdue = { amount: 12.6, since: '2026-12-16', coverage_ends_on: '2027-01-15' }
  openSelfService('overview', { policy: mayasPolicy({ status_code: 'suspended' }), overdue })
  const billing = await card('Billing')
  await waitFor(() => expect(billing.textContent).toContain('$12.60'))
  expect(billing.textContent).not.toContain('Next payment')
  expect(linkIn(billing, 'Pay $12.60')).toBe(`${selfService}/billing`)
})

it('shows the rest if documents, payments or phone numbers cannot be loaded, and reports each once [M-321, M-339]', async () => {
  const down = () => refused('internal_error', 500)
  const { reports } = openSelfService('overview', {
    policy: mayasPolicy({ status_code: 'suspended' }),
    answers: { [`${POLICY}billing/`]: down, [`${POLICY}documents/`]: down, [`${api}/support/`]: down },
  })
  const documents = await card('Documents')
  await waitFor(() => expect(reports()).toHaveLength(3))
  expect(linkIn(documents, 'See documents')).toBe(`${selfService}/documents`)
  expect((await card('Billing')).textContent).toContain('$6.30 a month')
  expect(screen.queryByText(/couldn’t load/)).toBeNull()
  expect(reports().map((report) => (report as { code: string }).code)).toContain(
    'CARDHOLDER_PAY_GET_PURCHASED_POLICY_DOCUMENTS_API_ERROR',
  )
})

it.each(['on_hold', 'ineligible'])('claims nothing about a policy that is %s', async (status_code) => {
  openSelfService('overview', { policy: mayasPolicy({ status_code, next_payment: null }) })
  expect((await card('Billing')).textContent).not.toContain('No more payments')
  expect((await card('Claims')).textContent).not.toContain('while you were covered')
})
