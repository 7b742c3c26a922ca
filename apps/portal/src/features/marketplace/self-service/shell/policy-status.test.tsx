import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import {
  heading,
  mayasBilling,
  mayasPolicy,
  openSelfService,
  POLICY,
  selfService,
} from '../testing/open-self-service.tsx'

prepareMarketplace()

it.each([
  ['initializing', 'Initializing', 'plain', 'M-215'],
  ['pending', 'Pending', 'info', 'M-216'],
  ['suspended', 'Overdue payment', 'danger', 'M-217'],
  ['expired', 'Expired', 'plain', 'M-218'],
  ['in_force', 'Active', 'success', 'M-219'],
  ['bound', 'Issued', 'info', 'M-221'],
  ['out_of_force', 'Inactive', 'plain', 'M-222'],
  ['canceled', 'Inactive', 'plain', 'M-223'],
  ['ineligible', 'Ineligible', 'plain', 'M-224'],
  ['on_the_moon', 'No data', 'plain', 'M-225'],
])('shows %s as “%s” in the style %s beside the policy’s title [M-213] [%s]', async (status_code, label, tone) => {
  openSelfService('coverage', { policy: mayasPolicy({ status_code }) })
  await heading('Coverage')
  expect(screen.getByText('AD&D Coverage')).toBeTruthy()
  expect(screen.getByText('Policy #ADD-1000017')).toBeTruthy()
  const badge = screen.getByText('Status:').parentElement
  expect(badge?.textContent).toBe(`Status: ${label}`)
  expect(badge?.className).toContain(`status-${tone}`)
})

it('says in the overview when an issued policy starts [M-220]', async () => {
  const { router } = openSelfService('overview', {
    policy: mayasPolicy({ status_code: 'bound', effective_date: '2026-12-01' }),
  })
  await heading('Overview')
  expect(screen.getByText('Status:').parentElement?.textContent).toBe('Status: Active on 12/01/2026')
  await act(() => router.navigate(`${selfService}/billing`))
  await heading('Billing')
  expect(screen.getByText('Status:').parentElement?.textContent).toBe('Status: Issued')
})

it.each([
  ['the day coverage ends', '2026-12-16', 'December\u00a016,\u00a02026'],
  ['the next due date without it', null, 'December\u00a020,\u00a02026'],
])(
  'warns of an overdue payment with %s, says how much it is, and leads to billing [M-212, M-333, M-X30]',
  async (_, out_of_force_date, date) => {
    const next_payment = { amount: 6.3, due_at: '2026-12-20' }
    const { router } = openSelfService('coverage', {
      policy: mayasPolicy({ status_code: 'suspended', out_of_force_date, next_payment }),
      overdue: { amount: 12.6, since: '2026-11-16', coverage_ends_on: '2026-12-16' },
    })
    const banner = await screen.findByRole('alert')
    expect(banner.textContent).toContain(
      `Your payment is overdue. To avoid losing your coverage on ${date}, please update your payment method.`,
    )
    fireEvent.click(await within(banner).findByRole('link', { name: 'Pay $12.60' }))
    await heading('Billing')
    expect(router.state.location.pathname).toBe(`${selfService}/billing`)
    expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull()
  },
)

it('loads the payments again on the billing page, if another page could not', async () => {
  let isDown = true
  const { reports } = openSelfService('coverage', {
    policy: mayasPolicy({ status_code: 'suspended', next_payment: null }),
    answers: { [`${POLICY}billing/`]: () => (isDown ? refused('internal_error', 500) : { body: mayasBilling }) },
  })
  await waitFor(() => expect(reports()).toHaveLength(1))
  isDown = false
  fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Pay now' }))
  expect(await screen.findByRole('heading', { name: 'Payment history' })).toBeTruthy()
})

it('warns without a day if there is none', async () => {
  openSelfService('coverage', { policy: mayasPolicy({ status_code: 'suspended', next_payment: null }) })
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('To avoid losing your coverage, please update your payment method.')
})

it.each(['bound', 'in_force', 'canceled'])('warns of nothing while the policy is %s [M-212]', async (status_code) => {
  openSelfService('overview', { policy: mayasPolicy({ status_code }) })
  await heading('Overview')
  expect(screen.queryByText(/Your payment is overdue/)).toBeNull()
})
