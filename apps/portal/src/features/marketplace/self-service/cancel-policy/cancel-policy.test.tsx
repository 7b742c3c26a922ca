import type { PolicyBilling } from '@amparo/contract/billing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, openSelfService, POLICY } from '../testing/open-self-service.tsx'

prepareMarketplace()

const CANCEL = `${POLICY}cancel/`
const BILLING = `${POLICY}billing/`
const cancelled = () => mayasPolicy({ status_code: 'canceled', out_of_force_date: '2026-11-17', next_payment: null })
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel your policy?' }))
const button = () => dialog().getByRole('button', { name: /^(Cancel my policy|Canceling…)$/ })
const agree = () => fireEvent.click(dialog().getByRole('checkbox'))
const billing = (refund_if_canceled: PolicyBilling['refund_if_canceled']): PolicyBilling => ({
  cardholder_name: null,
  billing_address: null,
  overdue: null,
  refund_if_canceled,
  payments: [],
})

type Options = { status_code?: string; cancel?: Handler; answers?: Record<string, Handler> }

async function open({ status_code = 'in_force', cancel = () => ({ body: cancelled() }), answers }: Options = {}) {
  const page = openSelfService('overview', {
    policy: mayasPolicy({ status_code }),
    answers: { [CANCEL]: cancel, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  return { ...page, calls: () => page.asked.filter(({ path }) => path === CANCEL) }
}

async function openDialog(options?: Options) {
  const page = await open(options)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel policy' }))
  await waitFor(() => expect(dialog().queryByText(/Working out/)).toBeNull())
  return page
}

async function confirm(options?: Options) {
  const page = await openDialog(options)
  agree()
  fireEvent.click(button())
  return page
}

it.each([
  ['bound', true],
  ['in_force', true],
  ['suspended', true],
  ['canceled', false],
  ['out_of_force', false],
  ['expired', false],
  ['pending', false],
  ['initializing', false],
  ['ineligible', false],
  ['something new', false],
])('offers to cancel a policy that is %s: %s [M-227] [M-X28]', async (status_code, isOffered) => {
  await open({ status_code })
  expect(screen.queryAllByRole('button', { name: 'Cancel policy' }).length > 0).toBe(isOffered)
})

it.each<[string, PolicyBilling['refund_if_canceled'], string]>([
  ['everything', { amount: 6.3, is_full: true }, 'You’ll get back everything you paid: $6.30.'],
  ['unused days', { amount: 3.15, is_full: false }, 'You’ll get back $3.15 for the days you paid for'],
  ['nothing', { amount: 0, is_full: false }, 'There’s nothing to refund'],
  ['nobody knows what', null, 'We couldn’t work out your refund just now.'],
])(
  'says before anything happens what ends, what is mailed, and that %s is refunded [M-275] [M-276]',
  async (_, refund, words) => {
    const { calls } = await openDialog({ answers: { [BILLING]: () => ({ body: billing(refund) }) } })
    expect(dialog().getByText(/^Your coverage ends immediately/)).toBeTruthy()
    expect(dialog().getByText('We’ll send a confirmation to maya@example.com.')).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain(words)
    expect(calls()).toEqual([])
  },
)

it('can be canceled even if the refund cannot be loaded, and says that an overdue policy owes nothing', async () => {
  const { calls } = await confirm({ status_code: 'suspended', answers: { [BILLING]: () => refused('x', 500) } })
  expect(await screen.findByText('Your policy has been cancelled.')).toBeTruthy()
  expect(calls()).toHaveLength(1)
})

it('requires the checkbox', async () => {
  const { calls } = await openDialog()
  fireEvent.click(button())
  expect(dialog().getByText('Check the box to confirm that your coverage ends.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByRole('checkbox'))
  fireEvent.click(dialog().getByRole('button', { name: 'Keep my policy' }))
  expect([screen.queryByRole('dialog'), calls()]).toEqual([null, []])
})

it('sends the fixed reason and comments, once for a double click, and says that it is done [M-277] [M-305] [M-306] [M-X36]', async () => {
  const { calls } = await openDialog()
  agree()
  fireEvent.click(button())
  fireEvent.click(button())
  const done = await screen.findByText('Your policy has been cancelled.')
  expect(done.closest('[role=status]')?.textContent).toContain('Your coverage ended on November\u00a017,\u00a02026.')
  expect(screen.getByText('$6.30 is going back to the card you paid with.')).toBeTruthy()
  expect([screen.queryByRole('dialog'), screen.queryByRole('button', { name: 'Cancel policy' })]).toEqual([null, null])
  expect(document.activeElement?.contains(done)).toBe(true)
  expect(calls().map(({ body }) => body)).toEqual([
    { reason: 'member-initiated cancellation', comments: 'Cancelled by the policyholder in self-service.' },
  ])
  expect(screen.getByText('Inactive')).toBeTruthy()
  expect([screen.getAllByText(/cancell?ed/i), screen.getAllByText(/Your coverage ended/)]).toEqual([
    [done],
    [done.parentElement?.querySelector('p')],
  ])
})

it('shows the same result if the policy was canceled in another tab', async () => {
  await confirm({ cancel: () => ({ body: cancelled() }) })
  expect(await screen.findByText('Your policy has been cancelled.')).toBeTruthy()
})

it('checks the policy if no answer comes', async () => {
  let isCancelled = false
  const cancel = () => {
    isCancelled = true
    return Promise.reject<never>(new TypeError('cut off'))
  }
  const { asked } = await confirm({
    cancel,
    answers: { [POLICY]: () => ({ body: isCancelled ? cancelled() : mayasPolicy() }) },
  })
  expect(await screen.findByText('Your policy has been cancelled.')).toBeTruthy()
  // Payments and the refund are others now.
  await waitFor(() => expect(asked.findLast(({ path }) => path === POLICY || path === BILLING)?.path).toBe(BILLING))
})

it.each([
  ['payment_in_progress', 423, 'A payment for this policy is being processed right now.'],
  ['policy_not_cancelable', 422, 'This policy has already ended.'],
  ['internal_error', 500, 'Something went wrong on our end. Nothing has changed, and you’re still covered.'],
])('says why it failed (%s), reports it, and can be tried again [M-278] [M-322]', async (code, status, reason) => {
  const cancel = vi.fn<Handler>().mockReturnValueOnce(refused(code, status)).mockReturnValue({ body: cancelled() })
  const { reports } = await confirm({ cancel })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`We were unable to cancel your policy.${reason}`)
  expect(reports()).toContainEqual(
    expect.objectContaining({ code: 'CARDHOLDER_PAY_CANCEL_PURCHASED_POLICY_API_ERROR', failed_request_id: 'req-9' }),
  )
  fireEvent.click(button())
  expect(await screen.findByText('Your policy has been cancelled.')).toBeTruthy()
})

it('leads to sign-in when the session is over, without a report', async () => {
  const { app, reports } = await confirm({ cancel: () => refused('unauthorized', 401) })
  await waitFor(() => expect(app.user.get()).toBeNull())
  expect(reports()).toEqual([])
})
