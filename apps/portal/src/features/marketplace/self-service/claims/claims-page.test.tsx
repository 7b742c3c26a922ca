import { IDLE_LIMIT_MS } from '@amparo/rules/portal/idle'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { heading, mayasPolicy, openSelfService, POLICY, selfService } from '../testing/open-self-service.tsx'

prepareMarketplace()

const CLAIMS = `${POLICY}claims/`
const WIDGET = `${POLICY}claim-widget/`
const token = `ct_${'t'.repeat(43)}`
const opened = () => ({ body: { token, url: '/widget/claim', expires_at: '2026-11-17T12:30:00.000Z' } })
const none = { [CLAIMS]: () => ({ body: [] }) }

it('shows the claims phone with its hours, and leads to the claim form [M-206, M-243, M-244]', async () => {
  const { router } = openSelfService('claims', { answers: { ...none, [WIDGET]: opened } })
  await heading('Claims')
  expect((await screen.findByRole('link', { name: /0166/ })).getAttribute('href')).toBe('tel:+18005550166')
  expect(screen.getByText('Mon – Fri 8 AM – 5 PM Pacific Time')).toBeTruthy()
  expect(await screen.findByText('You haven’t filed a claim for this policy.')).toBeTruthy()
  await act(async () => screen.getByRole('link', { name: 'File a new claim' }).click())
  await heading('File a new claim')
  expect(router.state.location.pathname).toBe(`${selfService}/claims/file`)
})

it('lists the claims of the policy with number, day and status', async () => {
  const claims = [
    { claim_number: 'B2C4D6F8H', status: 'in_review', date_of_loss: '2026-11-16', received_at: '2026-11-17T08:00:00Z' },
  ]
  openSelfService('claims', { answers: { [CLAIMS]: () => ({ body: claims }) } })
  const item = (await screen.findByText('Claim B2C4D6F8H')).closest('li')
  expect(item?.textContent).toContain('November\u00a016,\u00a02026')
  expect(item?.textContent).toContain('In review')
  // It may be a diagnosis.
  expect(document.body.textContent).not.toMatch(/accident/i)
})

it('says when claims can be filed for a policy that has not started', async () => {
  openSelfService('claims', {
    policy: mayasPolicy({ status_code: 'bound', effective_date: '2099-12-01' }),
    answers: none,
  })
  expect(await screen.findByText('You can file claims from December 1, 2099, when your coverage starts.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'File a new claim' })).toBeNull()
})

it.each([
  // Two days at the same time, so that one of them is not the day of the browser.
  ['2026-11-17T03:00:00Z', 'America/Los_Angeles', false],
  ['2026-11-17T03:00:00Z', 'Pacific/Auckland', true],
])('counts the day at %s in the time zone of the policy, %s [M-244, M-X15]', async (now, time_zone_id, hasBegun) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const { geographic_location } = mayasPolicy()
  const policy = mayasPolicy({
    effective_date: '2026-11-17',
    geographic_location: { ...geographic_location, time_zone_id },
  })
  const { router } = openSelfService('claims', { policy, answers: { ...none, [WIDGET]: opened } })
  await heading('Claims')
  expect(screen.queryByRole('link', { name: 'File a new claim' }) !== null).toBe(hasBegun)
  await act(() => router.navigate(`${selfService}/claims/file`))
  await heading('File a new claim')
  expect(screen.queryByText(/^You can file claims from November/) === null).toBe(hasBegun)
})

it('says so at the address of the form too, and asks for no token', async () => {
  const policy = mayasPolicy({ status_code: 'bound', effective_date: '2099-12-01' })
  const { calls } = openSelfService('claims/file', { policy, answers: { ...none, [WIDGET]: opened } })
  expect(await screen.findByText('You can file claims from December 1, 2099, when your coverage starts.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to claims' }).getAttribute('href')).toBe(`${selfService}/claims`)
  expect(calls(`/policies/${policy.id}/claim-widget/`)).toEqual([])
})

it('still shows phone and form if the list of claims fails, with a button that tries again', async () => {
  openSelfService('claims', { answers: { [CLAIMS]: () => refused('internal_error', 500) } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'File a new claim' })).toBeTruthy()
})

async function openForm() {
  const view = openSelfService('claims/file', { answers: { ...none, [WIDGET]: opened } })
  await heading('File a new claim')
  const frame = await screen.findByTitle<HTMLIFrameElement>('Claim form')
  const address = new URL(frame.src)
  const tell = (news: object, origin = location.origin) =>
    act(async () => {
      const channel = address.searchParams.get('channel')
      const data = { amparo: 'claim-widget', version: 1, channel, ...news }
      dispatchEvent(Object.assign(new Event('message'), { data, origin, source: frame.contentWindow }))
    })
  return { ...view, frame, address, tell }
}

it('shows the claim form in an iframe with the hidden values of the policy [M-207, M-245, M-246, M-247, M-248]', async () => {
  const { address } = await openForm()
  expect(address.pathname).toBe('/widget/claim')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    environment: 'unknown',
    has_accident_medical_expense: 'false',
    has_critical_illness: 'false',
  })
  expect(address.href).not.toContain(token)
})

it('has a way back above it, and belongs to the claims in the menu', async () => {
  await openForm()
  expect(screen.getByRole('link', { name: 'Back to claims' }).getAttribute('href')).toBe(`${selfService}/claims`)
  expect(screen.getByRole('button', { name: /now: ?Claims$/ })).toBeTruthy()
})

it('says what happens next when a claim was sent, and ignores such messages from other origins', async () => {
  const { tell } = await openForm()
  await tell({ type: 'submitted', claim_number: 'EVIL' }, 'https://evil.example')
  expect(screen.queryByText(/has been sent/)).toBeNull()
  await tell({ type: 'submitted', claim_number: 'B2C4D6F8H' })
  expect(screen.getByText('Your claim B2C4D6F8H has been sent.')).toBeTruthy()
})

it('counts what somebody does in the form as activity, of which the page around an iframe sees nothing [P-391, P-X55]', async () => {
  const { tell, app } = await openForm()
  const { activity } = app.user
  const before = Date.now() - 60_000
  activity.mark(before)
  await tell({ type: 'active' }, 'https://evil.example')
  expect(activity.last()).toBe(before)
  await tell({ type: 'active' })
  expect(activity.last()).toBeGreaterThan(before)
})

it('does not revive a session whose idle time was over when somebody came back to the form [P-391]', async () => {
  const { tell, app } = await openForm()
  const { activity } = app.user
  const before = Date.now() - IDLE_LIMIT_MS
  activity.mark(before)
  await tell({ type: 'active' })
  expect(activity.last()).toBe(before)
})

it('goes by what somebody does in any tab, with a card too [P-391]', async () => {
  const { tell, app } = await openForm()
  const { activity } = app.user
  const before = Date.now() - IDLE_LIMIT_MS
  activity.mark(before)
  app.session.activity.mark(Date.now() - 60_000)
  await tell({ type: 'active' })
  expect(activity.last()).toBeGreaterThan(before)
})

it('begins no activity where the session has none', async () => {
  const { tell, app } = await openForm()
  const { activity } = app.user
  activity.forget()
  await tell({ type: 'active' })
  expect(activity.last()).toBeNull()
})

it('leads back to the claims when the form is left', async () => {
  const { tell, router } = await openForm()
  await tell({ type: 'closed' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`${selfService}/claims`))
})

it('says that the form did not load, whom to call, and tries again', async () => {
  let isDown = true
  const { asked } = openSelfService('claims/file', {
    answers: { ...none, [WIDGET]: () => (isDown ? refused('internal_error', 500) : opened()) },
  })
  expect(await screen.findByText(/The claim form didn’t load/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /0166/ })).toBeTruthy()
  isDown = false
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByTitle('Claim form')).toBeTruthy()
  expect(asked.length).toBeGreaterThan(1)
})
