import { listPolicies } from '@amparo/contract/policies'
import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quoteDrafts } from '../../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../../session/drafts/quote-keys.ts'
import { refused } from '../../../../testing/refused.ts'
import { marketplace, policyId, prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { heading, mayasPolicy, openSelfService, POLICY, selfService } from '../testing/open-self-service.tsx'

prepareMarketplace()

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
