import type { WidgetHostMessage } from '@amparo/contract/widget-messages'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPage, aQuestion } from '../features/claims/testing/open-claim.tsx'
import { refused } from '../testing/refused.ts'
import { createTestApp, drawModals, type Handler } from '../testing/render-page.tsx'
import { aBenefit, aCountry, anAnswer } from '../testing/test-data.ts'
import { createClaimWidget } from './claim-widget.ts'
import { WidgetApp } from './widget-app.tsx'
import { widgetRoutes } from './widget-routes.tsx'

const PAGES = '/api/cardholder/v1/claims/benefits/ADD/pages/'
const READ = '/api/v2/marketplace/claim-widget/'
const tokens = ['a', 'b'].map((letter) => `ct_${letter.repeat(43)}`) as [string, string]
const envelope = { amparo: 'claim-widget', version: 1, channel: 'ab'.repeat(16) } as const
const pages = [
  aPage('policyholder_details', 'Your details', [
    aQuestion('policyholder_last_name', { title: 'Last name', required: true }),
    aQuestion('environment', { title: 'Where from', tags: ['hidden'] }),
  ]),
]
const benefit = aBenefit({ benefit_code: 'ADD', name: 'AD&D Coverage' })
const policy = {
  policy_id: 'd0000000-0000-4000-8000-000000000002',
  policy_number: 'ADD-1000017',
  has_accident_medical_expense: true,
  has_critical_illness: false,
  known: { policyholder_last_name: 'Ortiz' },
  benefits: anAnswer({ benefits: [benefit] }),
}

beforeEach(() => {
  drawModals()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function open({ answers = {}, isAllowed = true }: { answers?: Record<string, Handler>; isAllowed?: boolean } = {}) {
  const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString()
  const { app, asked, drafts } = createTestApp({
    path: '/usa/en_US',
    answers: {
      [READ]: () => ({ body: { ...policy, expires_at: inHalfAnHour() } }),
      '/api/feature_flags/v1/': () => ({ body: [] }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
      [PAGES]: () => ({ body: { pages: pages.map(({ page_key, title }) => ({ page_key, title })), version: 'v1' } }),
      [`${PAGES}policyholder_details/questions/`]: () => ({ body: { questions: pages[0] } }),
      '/api/cardholder/v1/claims/questions/validate/': () => ({ body: { error_code: null, errors: {} } }),
      '/api/cardholder/v1/claims/questions/documents/': () => ({ body: { documents: [] } }),
      ...answers,
    },
  })
  const sent = vi.fn()
  let hear: (message: WidgetHostMessage) => void = () => undefined
  const link = {
    send: sent,
    listen: (listener: typeof hear) => {
      hear = listener
    },
  }
  const hidden = { environment: 'test', has_accident_medical_expense: 'no', has_critical_illness: 'yes' }
  const widget = createClaimWidget({
    app,
    link: isAllowed ? link : null,
    hidden,
    routes: (opened) => widgetRoutes(app, opened),
  })
  render(<WidgetApp app={app} widget={widget} />)
  widget.start()
  const give = (token: string) => act(async () => hear({ ...envelope, type: 'token', token }))
  return { asked, drafts, sent, give, hear: (message: WidgetHostMessage) => act(async () => hear(message)) }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const lastName = () => screen.getByLabelText<HTMLInputElement>('Last name')

it('asks for a token, and opens the form with the policy’s own values, not those in the address [M-245, M-247, M-248]', async () => {
  const { sent, give, drafts } = open()
  expect(sent.mock.calls).toEqual([[{ type: 'token-needed' }]])
  await give(tokens[0])
  await heading('Your details')
  expect(lastName().value).toBe('Ortiz')
  expect(screen.queryByText('Where from')).toBeNull()
  expect((await drafts.list())[0]).toMatchObject({
    policyId: policy.policy_id,
    hidden: { environment: 'test', has_accident_medical_expense: 'yes', has_critical_illness: 'no' },
  })
})

it('saves the hidden answers with the page, and tells the embedding page about the next step [M-246]', async () => {
  const { sent, give, drafts } = open()
  await give(tokens[0])
  await heading('Your details')
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
  await heading('Your documents')
  expect((await drafts.list())[0]?.application).toEqual({
    policyholder_details: { policyholder_last_name: 'Ortiz', environment: 'test' },
  })
  expect(sent).toHaveBeenCalledWith({ type: 'step' })
})

it('asks for another token before the first one expires, and keeps what was typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { sent, give, asked } = open()
  await give(tokens[0])
  await heading('Your details')
  fireEvent.input(lastName(), { target: { value: 'Ortiz-Vega' } })
  await act(() => vi.advanceTimersByTimeAsync(25 * 60_000))
  expect(sent.mock.calls.filter(([{ type }]) => type === 'token-needed')).toHaveLength(2)
  await give(tokens[1])
  await waitFor(() => expect(asked.some(({ path }) => path.includes(`pan_token=${tokens[1]}`))).toBe(true))
  expect(lastName().value).toBe('Ortiz-Vega')
})

it('leaves alone when somebody was last active in the portal, which has the same storage [P-391]', async () => {
  localStorage.setItem('amparo-active', '1')
  const { give } = open()
  for (const token of tokens) await give(token)
  await heading('Your details')
  expect(localStorage.getItem('amparo-active')).toBe('1')
})

it('shows a warning if there is no new token, and keeps the form open', async () => {
  const { give, hear } = open()
  await give(tokens[0])
  await heading('Your details')
  await hear({ ...envelope, type: 'no-token' })
  expect(screen.getByText(/Your session is about to end/)).toBeTruthy()
  expect(lastName()).toBeTruthy()
})

it('tells the embedding page that the form was left, and opens it again', async () => {
  const { sent, give } = open()
  await give(tokens[0])
  await heading('Your details')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await heading('You left the claim form')
  expect(sent).toHaveBeenCalledWith({ type: 'closed' })
  fireEvent.click(screen.getByRole('button', { name: 'Open the claim form' }))
  await heading('Your details')
})

it('says during maintenance that it is closed, and goes on by itself with what was typed [P-326]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const flag = { code: 'portal_unavailable', status: 'off' }
  const { give, sent } = open({ answers: { '/api/feature_flags/v1/': () => ({ body: [flag] }) } })
  await give(tokens[0])
  await heading('Your details')
  fireEvent.input(lastName(), { target: { value: 'Ortiz-Vega' } })
  flag.status = 'on'
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await heading('We’ll be back soon')
  expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull()
  expect(sent).not.toHaveBeenCalledWith({ type: 'closed' })
  flag.status = 'off'
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await heading('Your details')
  expect(lastName().value).toBe('Ortiz-Vega')
})

it('does not begin during maintenance', async () => {
  const flags = [{ code: 'portal_unavailable', status: 'on' }]
  const { hear } = open({ answers: { '/api/feature_flags/v1/': () => ({ body: flags }) } })
  await hear({ ...envelope, type: 'no-token' })
  await heading('We’ll be back soon')
  expect(screen.queryByRole('link', { name: 'Sign in to your policy' })).toBeNull()
})

it('asks the person to sign in if there is no token', async () => {
  const { hear } = open()
  await hear({ ...envelope, type: 'no-token' })
  await heading('Sign in to file a claim')
  const link = screen.getByRole('link', { name: 'Sign in to your policy' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/usa/en_US/marketplace/auth/login',
    '_blank',
  ])
})

it('says that the form did not open when the token has ended, and tries again', async () => {
  const { give, sent } = open({
    answers: { [READ]: () => refused('claim_token_expired') },
  })
  await give(tokens[0])
  await heading('The claim form didn’t open')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(sent.mock.calls.filter(([{ type }]) => type === 'token-needed')).toHaveLength(2)
})

it('does not show the form on a page that may not embed it', async () => {
  const { asked } = open({ isAllowed: false })
  await heading('This form can’t be shown here')
  expect(asked).toEqual([])
})
