import { listPolicies } from '@amparo/contract/policies'
import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quoteDrafts } from '../../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../../session/drafts/quote-keys.ts'
import { refused } from '../../../../testing/refused.ts'
import { marketplace, policyId, prepareMarketplace } from '../../testing/open-marketplace.tsx'
import {
  mayasBilling,
  mayasPolicy,
  openSelfService,
  POLICY,
  selfService,
  withFamily,
} from '../testing/open-self-service.tsx'

prepareMarketplace()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

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

it('deletes what was typed into the quote form for this policy, if the confirmation was never opened', async () => {
  const { app, router } = openSelfService('overview', { at: marketplace })
  await screen.findByText('Coverage you can add')
  const drafts = app.part(quoteDrafts)
  const typed = { ...emptyQuote, firstName: 'Maya', quoteId: policyId }
  await drafts.update(NEW_QUOTE, () => typed)
  await act(() => router.navigate(`${selfService}/overview`))
  await heading('Overview')
  await waitFor(async () => expect(await drafts.get(NEW_QUOTE)).toBeNull())
})

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

const items = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Your policy' })
  return within(menu).getAllByRole('link')
}

it('has a menu with every page, and marks the current one [M-198..M-206, M-214]', async () => {
  openSelfService('documents', { policy: withFamily() })
  expect(
    (await items()).map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Overview', `${selfService}/overview`, null],
    ['Personal information', `${selfService}/personal-information`, null],
    ['Additional insureds', `${selfService}/additional-insureds`, null],
    ['Coverage', `${selfService}/coverage`, null],
    ['Documents', `${selfService}/documents`, 'page'],
    ['Billing', `${selfService}/billing`, null],
    ['Claims', `${selfService}/claims`, null],
  ])
})

it('leaves out additional insureds without any, and marks claims while one is filed [M-202, M-207, M-X43]', async () => {
  openSelfService('claims/file')
  const links = await items()
  expect(links.map(({ textContent }) => textContent)).not.toContain('Additional insureds')
  expect(links.find(({ textContent }) => textContent === 'Claims')?.getAttribute('aria-current')).toBe('true')
})

it('opens the menu of phones with a button; Escape, a link and leaving it close it', async () => {
  openSelfService('overview')
  const button = await screen.findByRole('button', { name: /Overview$/ })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  fireEvent.click(button)
  expect(isOpen()).toBe(true)
  const [first, , second] = await items()
  first?.focus()
  fireEvent.keyDown(first as Element, { key: 'Escape' })
  expect([isOpen(), document.activeElement]).toEqual([false, button])
  fireEvent.click(button)
  fireEvent.blur(button, { relatedTarget: document.body })
  expect(isOpen()).toBe(false)
  fireEvent.click(button)
  fireEvent.click(second as Element)
  await heading('Coverage')
  expect(isOpen()).toBe(false)
})

it.each(['', 'nowhere', 'claims/other', 'coverage/more', 'additional-insureds'])(
  'leads from “%s” to the overview [M-202, M-208]',
  async (page) => {
    const { router } = openSelfService(page)
    await heading('Overview')
    expect(router.state.location.pathname).toBe(`${selfService}/overview`)
  },
)

it.each(['anything', 'ADD', 'self-service'])('corrects the benefit %s in the address [M-198, M-X03]', async (code) => {
  const at = `${marketplace}/self-service/${code}/${policyId}/claims?from=mail`
  const { router } = openSelfService('claims', { at, answers: { [`${POLICY}claims/`]: () => ({ body: [] }) } })
  await heading('Claims')
  expect(router.state.location).toMatchObject({ pathname: `${selfService}/claims`, search: '?from=mail' })
})

const back = (page: string, why: string) => `?${new URLSearchParams({ next: `${selfService}/${page}`, why })}`

it('leads to sign-in without a session, and back to the page [M-209]', async () => {
  const { router, calls } = openSelfService('billing', { user: null })
  await heading('Sign in to your policy')
  expect([router.state.location.pathname, router.state.location.search]).toEqual([
    `${marketplace}/auth/login`,
    back('billing', 'needed'),
  ])
  expect(calls(POLICY)).toEqual([])
})

it.each([
  ['is somebody else’s', 404, 'not_found', 'not_found'],
  ['has an id that is none', 400, 'invalid_request', 'not_found'],
  ['is asked for by a session that is over', 401, 'unauthorized', 'expired'],
])('leads to sign-in if the policy %s, without a report [M-210]', async (_, status, code, why) => {
  const { router, reports } = openSelfService('documents', {
    answers: { [POLICY]: () => refused(code, status), [listPolicies.path]: () => ({ body: [] }) },
  })
  await heading('Sign in to your policy')
  expect(router.state.location.search).toBe(back('documents', why))
  expect(reports()).toEqual([])
})

it('shows an error instead of a policy that could not be loaded, reports it, and tries again [M-327, M-340]', async () => {
  let isDown = true
  const { reports } = openSelfService('overview', {
    answers: { [POLICY]: () => (isDown ? refused('internal_error', 500) : { body: mayasPolicy() }) },
  })
  await heading('We couldn’t load your policy')
  expect(screen.queryByText('Policy #ADD-1000017')).toBeNull()
  expect(reports()).toEqual([
    { code: 'CARDHOLDER_PAY_PURCHASED_POLICY_API_ERROR', cause: 'internal_error', failed_request_id: 'req-9' },
  ])
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Overview')
})

it('hides the policy once the session has ended in another tab', async () => {
  const { app } = openSelfService('overview')
  await heading('Overview')
  act(() => app.user.end())
  // The page suspends, which hides it; then the shell leads to sign-in.
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
})

it('loads the policy once, whatever pages are opened', async () => {
  const { router, calls } = openSelfService('overview')
  await heading('Overview')
  await act(() => router.navigate(`${selfService}/coverage`))
  await heading('Coverage')
  expect(calls(POLICY.slice('/api/v2/marketplace'.length))).toHaveLength(1)
})
