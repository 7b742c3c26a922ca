import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { documentUrl } from '../../../session/session-fields.ts'
import { refused } from '../../../testing/refused.ts'
import { createTestApp, type Handler, renderRoutes } from '../../../testing/render-page.tsx'
import { api, aUser, openMarketplace, policyId, prepareMarketplace } from '../testing/open-marketplace.tsx'
import { ViewerPage } from './viewer-page.tsx'

prepareMarketplace()

const callFor = (documentType: string) => `${api}/quote/${policyId}/documents/${documentType}/`
const blob = 'blob:https://portal.test/1'

function open(documentType: string, answer: Handler) {
  const goTo = vi.fn()
  URL.createObjectURL = () => blob
  const { app, asked } = createTestApp({ path: '/', answers: { [callFor(documentType)]: answer } })
  app.user.begin(aUser)
  const routes = [{ path: '/pdf-viewer/:policyId/:documentType', element: <ViewerPage goTo={goTo} /> }]
  return { app, asked, goTo, ...renderRoutes(app, routes, [`/pdf-viewer/${policyId}/${documentType}`]) }
}

it.each(['OUTLINE_OF_COVERAGE', 'E_CONSENT', 'POLICY'])(
  'fetches %s and navigates the browser to it, once per token [P-074, P-075, P-078, P-390, M-279, M-280, M-283, M-284, M-285, M-X35]',
  async (documentType) => {
    const { app, asked, goTo, router } = open(documentType, () => ({ body: 'pdf' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(blob))
    expect(documentUrl.read(app.store)).toBe(blob)
    await act(() => router.navigate('/else'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(2))
    const calls = asked.map((one) => [one.path, one.headers.get('authorization'), one.headers.get('x-offering-code')])
    expect(calls).toEqual([[callFor(documentType), `Bearer ${aUser.token}`, 'AMPARO-ADD-USA']])
  },
)

it('fetches it again for another token', async () => {
  const { app, asked, goTo } = open('POLICY', () => ({ body: 'pdf' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  const token = `us_${'b'.repeat(43)}`
  act(() => app.user.begin({ ...aUser, token }))
  await waitFor(() => expect(asked.map((one) => one.headers.get('authorization'))).toContain(`Bearer ${token}`))
})

it.each([
  ['OUTLINE_OF_COVERAGE', 'Outline of Coverage failed to load.'],
  ['E_CONSENT', 'E-Consent failed to load.'],
  ['SOMETHING_ELSE', 'Your document failed to load.'],
])(
  'says that %s failed to load, reports it, and tries again [P-078, M-281, M-282, M-324]',
  async (documentType, words) => {
    let isDown = true
    const { reports, calls } = openMarketplace(`/pdf-viewer/${policyId}/${documentType}`, {
      user: aUser,
      answers: {
        [callFor(documentType)]: () => (isDown ? refused('not_found', 404) : { body: 'pdf' }),
      },
    })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Please try again or contact support if the issue persists.')).toBeTruthy()
    expect(reports()[0]).toMatchObject({ code: 'CARDHOLDER_PAY_DOCUMENT_URL_API_ERROR' })
    isDown = false
    URL.createObjectURL = () => blob
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls(callFor(documentType).slice(api.length))).toHaveLength(2))
  },
)

it('ends a session that is over, without a report', async () => {
  const { app, asked, goTo } = open('POLICY', () => refused('unauthorized', 401))
  await waitFor(() => expect(app.user.get()).toBeNull())
  expect([goTo.mock.calls, asked.filter(({ path }) => path === '/api/errors/v1/')]).toEqual([[], []])
})
