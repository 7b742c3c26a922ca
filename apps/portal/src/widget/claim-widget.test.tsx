import type { WidgetHostMessage } from '@amparo/contract/widget-messages'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPage, aQuestion } from '../features/claims/testing/open-claim.tsx'
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
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function open({ answers = {}, isAllowed = true }: { answers?: Record<string, Handler>; isAllowed?: boolean } = {}) {
  const inAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString()
  const { app, asked, drafts } = createTestApp({
    path: '/usa/en_US',
    answers: {
      [READ]: () => ({ body: { ...policy, expires_at: inAnHour() } }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
      [PAGES]: () => ({ body: { pages: pages.map(({ page_key, title }) => ({ page_key, title })), version: 'v1' } }),
      [`${PAGES}policyholder_details/questions/`]: () => ({ body: { questions: pages[0] } }),
      '/api/cardholder/v1/claims/questions/validate/': () => ({ body: { error_code: null, errors: {} } }),
      '/api/cardholder/v1/claims/questions/documents/': () => ({ body: { documents: [] } }),
      ...answers,
    },
  })
  const told = vi.fn()
  let hear: (message: WidgetHostMessage) => void = () => undefined
  const link = {
    tell: told,
    hear: (listener: typeof hear) => {
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
  return { asked, drafts, told, give, hear: (message: WidgetHostMessage) => act(async () => hear(message)) }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const lastName = () => screen.getByLabelText<HTMLInputElement>('Last name')

it('asks for a token, and opens the form with what the policy says, whatever the address said [M-245, M-247, M-248]', async () => {
  const { told, give, drafts } = open()
  expect(told.mock.calls).toEqual([[{ type: 'token-needed' }]])
  await give(tokens[0])
  await heading('Your details')
  expect(lastName().value).toBe('Ortiz')
  expect(screen.queryByText('Where from')).toBeNull()
  expect((await drafts.list())[0]).toMatchObject({
    policyId: policy.policy_id,
    hidden: { environment: 'test', has_accident_medical_expense: 'yes', has_critical_illness: 'no' },
  })
})

it('saves the hidden answers with the page, and tells the embedding page of the next step [M-246]', async () => {
  const { told, give, drafts } = open()
  await give(tokens[0])
  await heading('Your details')
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
  await heading('Your documents')
  expect((await drafts.list())[0]?.application).toEqual({
    policyholder_details: { policyholder_last_name: 'Ortiz', environment: 'test' },
  })
  expect(told).toHaveBeenCalledWith({ type: 'step' })
})

it('asks for another token before the first one ends, and keeps what was typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { told, give, asked } = open()
  await give(tokens[0])
  await heading('Your details')
  fireEvent.input(lastName(), { target: { value: 'Ortiz-Vega' } })
  await act(() => vi.advanceTimersByTimeAsync(25 * 60_000))
  expect(told.mock.calls.filter(([{ type }]) => type === 'token-needed')).toHaveLength(2)
  await give(tokens[1])
  await waitFor(() => expect(asked.some(({ path }) => path.includes(`pan_token=${tokens[1]}`))).toBe(true))
  expect(lastName().value).toBe('Ortiz-Vega')
})

it('warns when there is no other token, and shows the form on', async () => {
  const { give, hear } = open()
  await give(tokens[0])
  await heading('Your details')
  await hear({ ...envelope, type: 'no-token' })
  expect(screen.getByText(/Your session is about to end/)).toBeTruthy()
  expect(lastName()).toBeTruthy()
})

it('tells the embedding page that the form was left, and opens it again', async () => {
  const { told, give } = open()
  await give(tokens[0])
  await heading('Your details')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await heading('You left the claim form')
  expect(told).toHaveBeenCalledWith({ type: 'closed' })
  fireEvent.click(screen.getByRole('button', { name: 'Open the claim form' }))
  await heading('Your details')
})

it('asks the person to sign in where there is no token', async () => {
  const { hear } = open()
  await hear({ ...envelope, type: 'no-token' })
  await heading('Sign in to file a claim')
})

it('says that the form did not open when the token has ended, and tries again', async () => {
  const { give, told } = open({
    answers: { [READ]: () => ({ status: 422, body: { error_code: 'claim_token_expired', request_id: 'r' } }) },
  })
  await give(tokens[0])
  await heading('The claim form didn’t open')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(told.mock.calls.filter(([{ type }]) => type === 'token-needed')).toHaveLength(2)
})

it('shows nothing of the form on a page that may not embed it', async () => {
  const { asked } = open({ isAllowed: false })
  await heading('This form can’t be shown here')
  expect(asked).toEqual([])
})
