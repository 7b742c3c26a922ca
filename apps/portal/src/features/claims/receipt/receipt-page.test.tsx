import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { statusProof } from '../../../session/status-proof.ts'
import { refused } from '../../../testing/refused.ts'
import { drawModals, type Handler, resetPage } from '../../../testing/render-page.tsx'
import { aCountry } from '../../../testing/test-data.ts'
import { FORM, openClaim } from '../testing/open-claim.tsx'
import { LIST } from '../testing/open-documents.ts'

beforeEach(drawModals)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetPage()
})

const receiptId = `lo_${'a'.repeat(43)}`
const RECEIPT = `/api/cardholder/v1/claims/receipt/${receiptId}/`
const sha256 = 'ab'.repeat(32)
const question = (question_key: string, title: string, answer: string, entries: object[][] = []) => ({
  question_key,
  title,
  answer,
  entries,
})
const receipt = {
  claim_number: 'BCD234567',
  benefit_code: 'CDW',
  country: 'USA',
  language_code: 'en_US',
  received_at: '2026-11-15T12:00:00.000Z',
  pages: [
    { page_key: 'person', title: 'About you', questions: [question('name', 'Your name', 'Ana')] },
    { page_key: 'none', title: 'Nothing here', questions: [] },
    {
      page_key: 'items',
      title: 'Your belongings',
      questions: [question('things', 'Things', '', [[question('what', 'What', 'A bag')]])],
    },
  ],
  files: [{ document_id: 'DOC005', file_name: 'bill.pdf', sha256 }],
}
const draft = { claimNumber: 'BCD234567', receiptId, application: { person: { name: 'Ana' } } }

async function open(at: '/success' | '/receipt', answers: Record<string, Handler> = {}, more: object = {}) {
  const page = await openClaim({
    at,
    draft: { ...draft, ...more },
    answers: { [RECEIPT]: () => ({ body: receipt }), ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

it('shows everything that was answered, and each file with its SHA-256', async () => {
  await open('/receipt')
  await screen.findByRole('heading', { level: 1, name: 'Your claim receipt' })
  expect(screen.getByText('BCD234567')).toBeTruthy()
  expect(screen.getByText('11/15/2026')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'About you',
    'Your belongings',
  ])
  expect(screen.getByText('A bag')).toBeTruthy()
  const file = screen.getByRole('listitem')
  expect(
    within(file)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['bill.pdf', 'Repair estimate or invoice', sha256])
})

it('says that an expired or revoked receipt is gone, and leads to the status of the claim', async () => {
  await open('/receipt', {
    [RECEIPT]: () => ({ status: 422, body: { error_code: 'receipt_expired', request_id: 'r' } }),
  })
  await screen.findByRole('heading', { level: 1, name: 'This receipt has expired' })
  expect(screen.getByRole('link', { name: 'See your claim’s status' }).getAttribute('href')).toBe(
    '/usa/en_US/claim-status/BCD234567',
  )
  expect(screen.queryByRole('button', { name: 'Download as PDF' })).toBeNull()
})

it.each([
  ['/success', 'Your claim has been sent'],
  ['/receipt', 'Your claim receipt'],
] as const)(
  'is there at %s after the benefit has ended, as of the day the claim was begun [C-126, C-130, C-X62]',
  async (at, title) => {
    const refusal = () => refused('card_benefit_not_applicable')
    const { asked, kept } = await open(
      at,
      { [FORM]: refusal, [`${FORM}person/questions/`]: refusal },
      { version: 'v0' },
    )
    await screen.findByRole('heading', { level: 1, name: title })
    expect(asked.filter(({ path }) => path.startsWith(FORM))).toEqual([])
    expect((await kept()).application).toEqual(draft.application)
  },
)

it('asks for the documents of a claim as of the day it was begun', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T23:30') })
  const { claim, router, asked } = await open('/receipt')
  vi.setSystemTime(new Date('2026-11-16T08:00'))
  void router.navigate(`${claim}/success`)
  const lists = () => asked.filter(({ path }) => path.startsWith(LIST)).map(({ path }) => path)
  await waitFor(() => expect(lists().join()).toContain('today=2026-11-15'))
})

it('keeps the id of the operation out of every address', async () => {
  const { router, container } = await open('/receipt')
  expect(router.state.location.pathname).not.toContain(receiptId)
  expect(container.innerHTML).not.toContain(receiptId)
})

it('prints, and downloads the PDF as a blob', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const fetched = vi.fn(async () => new Response('%PDF', { status: 200 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open('/receipt')
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Download as PDF' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledWith(`${RECEIPT}pdf?brand=amparo`)
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('BCD234567.pdf')
  click.mockRestore()
})

it('shows an error if the PDF cannot be loaded, until it can', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined }))
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await open('/receipt')
  const download = screen.getByRole('button', { name: 'Download as PDF' })
  fireEvent.click(download)
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t')
  vi.stubGlobal('fetch', async () => new Response('%PDF', { status: 200 }))
  fireEvent.click(download)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  click.mockRestore()
})

it('links to receipt, status and benefits, and explains what happens next [C-126, C-X62]', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }))
  const { claim, router } = await open('/success')
  expect(screen.getByText('BCD234567')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe(`${claim}/receipt`)
  expect(screen.getByRole('link', { name: 'See your claim’s status' }).getAttribute('href')).toBe(
    '/usa/en_US/claim-status/BCD234567',
  )
  expect(screen.getByRole('link', { name: 'Back to your benefits' }).getAttribute('href')).toBe('/usa/en_US/benefits')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Copy number' }))
  await screen.findByText('Copied')
  expect(writeText).toHaveBeenCalledWith('BCD234567')
  fireEvent.click(screen.getByRole('link', { name: 'View receipt' }))
  await screen.findByRole('heading', { level: 1, name: 'Your claim receipt' })
  expect(router.state.location.pathname).toBe(`${claim}/receipt`)
})

it('names the documents that the answers need and that are still missing', async () => {
  const info = { description: '', uploadable: true, required: true, wire_transfer_documents: [] }
  const list = { documents: [{ ...info, id: 'DOC004', title: 'Photos of the damage' }] }
  await open('/success', {
    '/api/cardholder/v1/claims/questions/documents/': (body) => {
      const { application } = body as { application: unknown }
      return { body: JSON.stringify(application) === JSON.stringify(draft.application) ? list : { documents: [] } }
    },
  })
  const missing = await screen.findByRole('region', { name: 'Documents we still need' })
  expect(within(missing).getByRole('listitem').textContent).toBe('Photos of the damage')
})

it('fills in what the status page asks for from the answers of the claim', async () => {
  const person = { cardholder_postal_code: ' 63368 ', cardholder_last_name: 'Reyes' }
  const { app } = await open('/success', {}, { application: { person } })
  fireEvent.click(screen.getByRole('link', { name: 'See your claim’s status' }))
  expect(statusProof.read(app.store)).toEqual({ claim_number: 'BCD234567', postal_code: '63368', surname: 'Reyes' })
})

it('has no link to a status page if the country has none', async () => {
  await open('/success', {
    '/api/countries/v1/countries/USA/': () => ({ body: aCountry({ isClaimStatusVisible: false }) }),
  })
  expect(screen.queryByRole('link', { name: 'See your claim’s status' })).toBeNull()
  // Then the receipt is what to do first.
  expect(screen.getByRole('link', { name: 'View receipt' }).className).toBe('button')
})

it.each([
  ['cardholder_email', 'ana@example.com', 'a•••@example.com'],
  ['policyholder_email', 'bo@example.com', 'b•••@example.com'],
])('says where the confirmation was sent, for %s', async (key, email, shown) => {
  await open('/success', {}, { isMailed: true, application: { person: { [key]: email } } })
  expect(screen.getByText(/We sent a confirmation to/).textContent).toContain(`to ${shown}.`)
  expect(document.body.textContent).not.toContain(email)
})

it('mentions no confirmation if the form asked for no address', async () => {
  await open('/success')
  expect(screen.queryByText(/We sent a confirmation/)).toBeNull()
})

it('has no receipt before the claim has a number', async () => {
  const { place, claim } = await openClaim({ at: '/receipt' })
  await waitFor(() => expect(place()).toBe(`${claim}/person`))
})
