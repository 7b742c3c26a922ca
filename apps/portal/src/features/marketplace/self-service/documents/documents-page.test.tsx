import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { openSelfService, POLICY } from '../testing/open-self-service.tsx'

prepareMarketplace()

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:https://portal.test/1'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return () => vi.restoreAllMocks()
})

const LIST = `${POLICY}documents/`
const outline = { title: 'Outline of Coverage', url: '/api/v2/marketplace/quote/1/documents/OUTLINE_OF_COVERAGE/' }
const consent = { title: 'E-Consent', url: '/api/v2/marketplace/quote/1/documents/E_CONSENT/' }
const download = (title: string) => screen.findByRole('button', { name: `Download ${title} (PDF)` })

function open(answers: Parameters<typeof openSelfService>[1] = {}) {
  return openSelfService('documents', {
    ...answers,
    answers: {
      [LIST]: () => ({ body: [outline, consent] }),
      [outline.url]: () => ({ body: 'pdf' }),
      [consent.url]: () => ({ body: 'pdf' }),
      ...answers.answers,
    },
  })
}

it('lists each document, which is fetched with the session’s token and saved under title and policy number [M-204] [M-249] [M-250] [M-304] [M-310]', async () => {
  const { asked } = open()
  const list = (await download('Outline of Coverage')).closest('ul') as HTMLElement
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(await download('E-Consent'))
  await waitFor(() => expect(saved).toEqual(['E-Consent-ADD-1000017.pdf']))
  expect(await screen.findByText('E-Consent was saved.')).toBeTruthy()
  const fetched = asked.filter(({ path }) => path === consent.url || path === outline.url)
  expect(fetched.map((one) => [one.path, one.headers.get('authorization')])).toEqual([
    [consent.url, `Bearer us_${'m'.repeat(43)}`],
  ])
})

it('fetches a document once for a double click, and others at the same time', async () => {
  const { asked } = open()
  const button = await download('E-Consent')
  fireEvent.click(button)
  fireEvent.click(button)
  fireEvent.click(await download('Outline of Coverage'))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(asked.filter(({ path }) => path === consent.url)).toHaveLength(1)
})

it('shows in its row that a document failed, reports it, and can try again [M-324]', async () => {
  let isDown = true
  const { reports } = open({
    answers: { [consent.url]: () => (isDown ? refused('internal_error', 500) : { body: 'pdf' }) },
  })
  fireEvent.click(await download('E-Consent'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('E-Consent could not be downloaded.')
  expect(alert.closest('li')?.textContent).toContain('E-Consent')
  expect(reports()).toContainEqual(
    expect.objectContaining({ code: 'CARDHOLDER_PAY_DOCUMENT_URL_API_ERROR', failed_request_id: 'req-9' }),
  )
  isDown = false
  fireEvent.click(await download('E-Consent'))
  await waitFor(() => expect(saved).toEqual(['E-Consent-ADD-1000017.pdf']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  'https://elsewhere.example/api/x.pdf',
  '//elsewhere.example/api/x.pdf',
  'javascript:alert(1)',
  '/\\elsewhere.example/api',
])('never sends the token to %s', async (url) => {
  const { asked } = open({ answers: { [LIST]: () => ({ body: [{ title: 'Policy', url }] }) } })
  fireEvent.click(await download('Policy'))
  expect((await screen.findByRole('alert')).textContent).toContain('Policy could not be downloaded.')
  expect(asked.map(({ path }) => path)).not.toContain(url)
})

it('says that the list could not be loaded, reports it, and tries again [M-321]', async () => {
  let isDown = true
  const { reports } = open({
    answers: { [LIST]: () => (isDown ? refused('internal_error', 500) : { body: [outline] }) },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(reports()).toContainEqual(
    expect.objectContaining({ code: 'CARDHOLDER_PAY_GET_PURCHASED_POLICY_DOCUMENTS_API_ERROR' }),
  )
  isDown = false
  fireEvent.click(again)
  expect(await download('Outline of Coverage')).toBeTruthy()
})

it('says when documents will be available', async () => {
  open({ answers: { [LIST]: () => ({ body: [] }) } })
  expect(await screen.findByText('No documents yet')).toBeTruthy()
})

it('leads to sign-in when the session is over, without a report', async () => {
  const { app, reports } = open({ answers: { [consent.url]: () => refused('unauthorized', 401) } })
  fireEvent.click(await download('E-Consent'))
  await waitFor(() => expect(app.user.get()).toBeNull())
  expect(reports()).toEqual([])
})
