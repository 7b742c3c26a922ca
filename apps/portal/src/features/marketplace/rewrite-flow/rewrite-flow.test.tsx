import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { policyDrafts } from '../../../session/drafts/policy-drafts.ts'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { logoAction } from '../../../session/logo-action.ts'
import { refused } from '../../../testing/refused.ts'
import { useSnackbars } from '../../../ui/feedback/snackbar.ts'
import {
  mayasPolicy,
  openSelfService,
  POLICY,
  selfService,
  withFamily,
} from '../self-service/testing/open-self-service.tsx'
import { seePrice } from '../testing/fill-quote.ts'
import { api, marketplace, mayasQuote, policyId, prepareMarketplace } from '../testing/open-marketplace.tsx'
import { basic, illness, medical, quoteId, updated } from '../testing/sample-quote.ts'

prepareMarketplace()

const query = `?cancelAndRewrite=true&previousPolicyId=${policyId}`
const start = `${marketplace}/add/purchase/get-started`
const QUOTE = `${api}/quote/${quoteId}/`
const notCopied = /^We couldn’t carry over everything you had before\./
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

type Options = { policy?: PolicyDetails; offered?: object[]; create?: () => { status?: number; body: unknown } }

/** Opens a page of self-service with a fake server that creates and prices quotes. */
function open(page: string, { policy = withFamily(), offered = [basic, medical, illness], create }: Options = {}) {
  const server = {
    quote: mayasQuote({ id: quoteId, cancel_rewrite_policy_id: policyId, effective_date: '2026-11-17' }),
  }
  return openSelfService(page, {
    policy,
    answers: {
      [`${api}/quote/`]: create ?? (() => ({ body: { id: quoteId } })),
      [`${QUOTE}details/`]: () => ({ body: server.quote }),
      [`${QUOTE}coverages/`]: () => ({ body: { coverages: offered } }),
      [QUOTE]: (body) => {
        server.quote = updated(server.quote, body as QuoteUpdate)
        return { body: server.quote }
      },
    },
  })
}

async function confirm(label: string) {
  fireEvent.click(await screen.findByRole('button', { name: label }))
  const button = await screen.findByRole('button', { name: 'Start the new policy' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByLabelText('First name')
}

it('goes to get-started, prefilled from the policy that is replaced [M-272, M-042, M-043]', async () => {
  const { router } = open('coverage')
  await confirm('Change coverage')
  expect(router.state.location.pathname + router.state.location.search).toBe(start + query)
  expect(['First name', 'Email address', 'City'].map(value)).toEqual(['Maya', 'maya@example.com', 'Columbus'])
  expect(screen.getByText(/You’re replacing policy #ADD-1000017/)).toBeTruthy()
  expect(screen.getByText(/from your current policy/)).toBeTruthy()
  expect((screen.getByLabelText('Email address') as HTMLInputElement).readOnly).toBe(true)
  expect(screen.getByRole('link', { name: 'Back to your policy' }).getAttribute('href')).toBe(`${selfService}/overview`)
})

it('continues with what was typed in personal information [M-267, M-272]', async () => {
  const { app, router } = open('personal-information')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit address or gender' }))
  for (const [label, typed] of [
    ['State', 'CO'],
    ['City', 'Denver'],
    ['ZIP code', '80202'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
  await confirm('Save changes')
  expect(['First name', 'State', 'City', 'ZIP code'].map(value)).toEqual(['Maya', 'CO', 'Denver', '80202'])
  // Typed answers survive leaving the page.
  fireEvent.input(screen.getByLabelText('Street address'), { target: { value: '1 Larimer St' } })
  await act(() => router.navigate(`${selfService}/overview`))
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  await waitFor(async () => expect((await app.part(quoteDrafts).get(policyId))?.line1Address).toBe('1 Larimer St'))
  await act(() => router.navigate(start + query))
  await screen.findByLabelText('First name')
  expect(['Street address', 'State'].map(value)).toEqual(['1 Larimer St', 'CO'])
})

it.each([
  ['all of them', [basic, medical, illness], [{ id: 'AME' }], 0],
  ['not a coverage that the new state does not have, and says so', [basic], [], 1],
])(
  'gives the new quote the people and coverages of the old policy: %s [M-082, M-272]',
  async (_, offered, coverages, notes) => {
    const policy = withFamily()
    const old = { ...(policy.coverages[0] as PolicyDetails['coverages'][number]) }
    const extra = { ...old, id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-0', coinsurance_id: 'None' }
    const { calls, router } = open('coverage', { offered, policy: { ...policy, coverages: [old, extra] } })
    await confirm('Change coverage')
    seePrice()
    await screen.findByRole('heading', { level: 1, name: 'Confirm your AD&D Coverage' })
    expect(router.state.location.search).toBe(query)
    expect(calls('/quote/')[0]?.body).toMatchObject({ cancel_rewrite_policy_id: policyId })
    expect(calls(`/quote/${quoteId}/`).map(({ body }) => body)).toMatchObject([
      { effective_date: '2026-11-17', spouse: { first_name: 'Leo' }, children: [{ first_name: 'Ida' }], coverages },
    ])
    expect(screen.queryAllByText(notCopied)).toHaveLength(notes)
  },
)

it('still names the policy that is replaced after a reload of a later page', async () => {
  const { router } = openSelfService('coverage', {
    answers: {
      [`${QUOTE}details/`]: () => ({ body: mayasQuote({ id: quoteId, cancel_rewrite_policy_id: policyId }) }),
      [`${QUOTE}coverages/`]: () => ({ body: { coverages: [basic] } }),
    },
    at: `${marketplace}/add/purchase/${quoteId}/coverage${query}`,
  })
  expect(await screen.findByText(/You’re replacing policy #ADD-1000017/)).toBeTruthy()
  expect(router.state.location.pathname).toContain('/coverage')
})

it.each([
  ['reports it', refused('internal_error', 500), [{ code: 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR' }]],
  ['reports nothing while the quote is locked', refused('quote_locked', 423), []],
])('says so if they cannot be copied, and %s [M-270, M-315]', async (_, answer, reported) => {
  const { reports } = openSelfService('coverage', {
    policy: withFamily(),
    answers: {
      [`${api}/quote/`]: () => ({ body: { id: quoteId } }),
      [`${QUOTE}details/`]: () => ({ body: mayasQuote({ id: quoteId }) }),
      [`${QUOTE}coverages/`]: () => ({ body: { coverages: [basic] } }),
      [QUOTE]: () => answer,
    },
  })
  await confirm('Change coverage')
  seePrice()
  await screen.findByRole('heading', { level: 1, name: 'Confirm your AD&D Coverage' })
  expect(screen.getByText(notCopied)).toBeTruthy()
  expect(reports()).toMatchObject(reported)
})

it('asks before a click on the logo discards everything, and returns to self-service [M-273, M-274]', async () => {
  const { app, router } = open('coverage')
  await confirm('Change coverage')
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Dublin' } })
  await waitFor(async () => expect(await app.part(quoteDrafts).get(policyId)).toBeTruthy())
  const clickLogo = () => act(() => app.part(logoAction).get()?.())
  clickLogo()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue the change' }))
  expect([screen.queryByRole('dialog'), value('City')]).toEqual([null, 'Dublin'])
  clickLogo()
  expect(screen.getByRole('dialog', { name: 'Discard this change?' }).textContent).toContain('stays exactly as it is')
  fireEvent.click(screen.getByRole('button', { name: 'Discard and go back' }))
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  expect(router.state.location.pathname).toBe(`${selfService}/overview`)
  await waitFor(async () => expect(await app.part(quoteDrafts).get(policyId)).toBeNull())
  expect(app.part(logoAction).get()).toBeNull()
})

it('discards the billing address of the new quote too, and nothing about the policy that stays [M-273, M-274]', async () => {
  const billing = {
    isDifferent: true,
    values: { line1Address: '9 Oak St', line2Address: '', city: 'Reno', state: 'NV', postalCode: '89501' },
  }
  const { app } = openSelfService('coverage', {
    answers: {
      [`${QUOTE}details/`]: () => ({ body: mayasQuote({ id: quoteId, cancel_rewrite_policy_id: policyId }) }),
      [`${QUOTE}coverages/`]: () => ({ body: { coverages: [basic] } }),
    },
    at: `${marketplace}/add/purchase/${quoteId}/coverage${query}`,
  })
  const drafts = app.part(policyDrafts)
  await drafts.update(quoteId, () => ({ checkout: billing }))
  await drafts.update(policyId, () => ({ billing }))
  await screen.findByText(/You’re replacing policy #ADD-1000017/)
  act(() => app.part(logoAction).get()?.())
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and go back' }))
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  await waitFor(async () => expect(await drafts.get(quoteId)).toBeNull())
  expect(await drafts.get(policyId)).toEqual({ billing })
})

it.each(['suspended', 'canceled', 'out_of_force', 'expired'])(
  'leads back to the policy if it is %s [M-226, M-228]',
  async (status_code) => {
    const { router } = open('coverage', { policy: mayasPolicy({ status_code }) })
    await screen.findByRole('heading', { level: 1, name: 'Coverage' })
    await act(() => router.navigate(start + query))
    await waitFor(() => expect(router.state.location.pathname).toBe(`${selfService}/overview`))
  },
)

it('leads to sign-in and back if the policy is not found', async () => {
  const { router } = openSelfService('coverage', { answers: { [POLICY]: () => refused('not_found', 404) } })
  await act(() => router.navigate(start + query))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/auth/login`))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(start + query)
})

it('shows the current policy if it can no longer be replaced', async () => {
  const { router, calls } = open('coverage', { create: () => refused('policy_not_replaceable', 409) })
  await confirm('Change coverage')
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toBe(`${selfService}/overview`))
  expect(calls(`/policies/${policyId}/`)).toHaveLength(2)
  expect(renderHook(() => useSnackbars()).result.current.map(({ text }) => text)).toEqual([
    'This policy can’t be replaced anymore. Here’s where it stands now.',
  ])
})
