import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics/analytics.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { stubMedia } from '../../../testing/stub-media.ts'
import { aBenefit, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { FORM, form } from '../testing/open-claim.tsx'
import {
  application,
  arrives,
  bill,
  choose,
  LIST,
  open,
  payment,
  prepareDocuments,
  press,
  request,
  sentBill,
} from '../testing/open-documents.ts'

vi.mock('../../../blocks/files/worker/run-in-worker.ts', () => ({ hashFile: async () => 'a'.repeat(64) }))

prepareDocuments()

it('is the step before the review [C-125, C-148]', async () => {
  await open()
  await arrives('Your documents')
  expect(screen.getByText('Step 4 of 5')).toBeTruthy()
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem')
  expect(steps[3]?.textContent).toContain('Documents')
})

it('follows the last page of the form', async () => {
  const { place, claim } = await open({ at: '/cost' })
  await arrives('The cost')
  press('Save and continue')
  await arrives('Your documents')
  expect(place()).toBe(`${claim}/documents`)
})

it('goes to success once there is a claim number [C-149]', async () => {
  const { place, claim } = await open({ draft: { claimNumber: '482913' } })
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
})

it('goes to the first page when its address is typed in [C-150]', async () => {
  const { place, claim } = await open({ isWithin: false })
  await waitFor(() => expect(place()).toBe(`${claim}/person`))
})

it('requests the documents of the benefit, then those for the answers [C-151, C-152, C-539..C-542]', async () => {
  const { asked, app } = await open()
  await screen.findByRole('heading', { name: 'Photos' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Police report' })).toBeNull())
  const [listed, refreshed] = asked.filter(({ path }) => path.startsWith(LIST))
  const expected = { benefit_code: 'CDW', country: 'USA', language_code: 'en_US', today: app.platform.today() }
  expect(Object.fromEntries(new URLSearchParams(listed?.path.split('?')[1]))).toEqual({
    ...expected,
    pan_token: expect.stringMatching(/^pt_/),
  })
  expect(refreshed).toMatchObject({ path: LIST, body: { ...expected, application } })
})

it('reports a list that failed to load, and loads it again on request [C-593]', async () => {
  let isDown = true
  const list: Handler = () => (isDown ? { status: 503, body: {} } : { body: { documents: [bill] } })
  const { asked } = await open({ list })
  expect(await screen.findByText(/The document list couldn’t be loaded/)).toBeTruthy()
  const reports = asked.filter(({ path }) => path === '/api/errors/v1/')
  expect(reports[0]?.body).toMatchObject({ code: 'DOCUMENTS_API_ERROR' })
  isDown = false
  press('Try again')
  await screen.findByRole('heading', { name: 'Repair bill' })
  await waitFor(() => expect(screen.queryByText(/couldn’t be loaded/)).toBeNull())
})

it('shows which required documents are missing, but lets the person continue [C-160]', async () => {
  const { place, claim } = await open()
  await screen.findByRole('heading', { name: 'Photos' })
  press('Save and continue')
  const dialog = await screen.findByRole('dialog', { name: 'One document is still missing' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Repair bill'])
  expect(dialog.textContent).toContain('add what’s missing later from its status page')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add now' }))
  expect(place()).toBe(`${claim}/documents`)
  press('Save and continue')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }))
  await arrives('Check your answers')
})

it('has the payment details in no list, also not among the missing documents [C-158]', async () => {
  await open({ list: () => ({ body: { documents: [bill, payment] } }) })
  await screen.findByRole('heading', { name: 'Repair bill' })
  press('Save and continue')
  const dialog = await screen.findByRole('dialog', { name: 'One document is still missing' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('Payment details')).toBeNull()
})

it('needs no documents if only the payment details are missing [C-158]', async () => {
  await open({ list: () => ({ body: { documents: [payment] } }) })
  expect(await screen.findByText(/This claim doesn’t need any documents for now/)).toBeTruthy()
  press('Save and continue')
  await arrives('Check your answers')
})

it('goes one step for two presses', async () => {
  const { router, claim } = await open({ draft: { documents: [sentBill] } })
  await screen.findByRole('heading', { name: 'Photos' })
  const go = vi.spyOn(router, 'navigate')
  press('Save and continue')
  await waitFor(() => {
    // It disappears after the step, which may be very fast.
    const [button] = screen.queryAllByRole('button', { name: /Save and continue|Waiting/ })
    if (button) fireEvent.click(button)
    expect(go).toHaveBeenCalled()
  })
  await arrives('Check your answers')
  expect(go).toHaveBeenCalledOnce()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).not.toBe(`${claim}/review_and_submit`)
})

it('does not mention the status page if the country has none', async () => {
  await open({
    answers: { '/api/countries/v1/countries/USA/': () => ({ body: aCountry({ isClaimStatusVisible: false }) }) },
  })
  expect(await screen.findByText(/We’ll ask you for it/)).toBeTruthy()
})

it('goes back to the last page of the form [C-139]', async () => {
  await open()
  await arrives('Your documents')
  press('Back')
  await arrives('The cost')
})

it('explains the billing statement when a CEL claim opens the page, once [C-162, C-X54]', async () => {
  const pagesOf = FORM.replace('CDW', 'CEL')
  const answers: Record<string, Handler> = {
    '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [aBenefit({ benefit_code: 'CEL' })] }) }),
    [pagesOf]: () => ({ body: { pages: form.map(({ page_key, title }) => ({ page_key, title })), version: 'v1' } }),
  }
  const { router, claim } = await open({ draft: { benefit_code: 'CEL' }, answers })
  await act(() => router.navigate(`${claim.replace('CDW', 'CEL')}/documents`, { state: { isWithinClaim: true } }))
  const dialog = await screen.findByRole('dialog', { name: 'Before you send your phone bill' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('tracks the actions on the page [C-587]', async () => {
  const counted: object[] = []
  sendEventsTo((event) => counted.push(event))
  await open({ draft: { documents: [sentBill] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove bill.pdf' }))
  await choose('b.pdf')
  const store = await request()
  act(() => store.answer(201))
  press('Save and continue')
  await arrives('Check your answers')
  expect(counted.filter((one) => 'event' in one && one.event === 'documents')).toEqual([
    { event: 'documents', code: 'CDW', action: 'removed' },
    { event: 'documents', code: 'CDW', action: 'added' },
    { event: 'documents', code: 'CDW', action: 'continue' },
  ])
})

it.each([
  ['offers the other device on a phone', true],
  ['does not offer it elsewhere', false],
])('where a file is too large, its row %s', async (_, isPhone) => {
  stubMedia(isPhone)
  const { kept } = await open({
    answers: {
      '/api/cardholder/v1/claims/transfers/': () => ({ body: { code: '7KQ2M4XD', expires_at: '2026-11-16' } }),
      '/api/cardholder/v1/claims/transfers/states/': () => ({ body: [] }),
    },
  })
  const input = await screen.findByLabelText('Choose files for “Repair bill”')
  const file = new File(['1'], 'scan.pdf', { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: 30_000_000 })
  fireEvent.change(input, { target: { files: [file] } })
  const notice = (await screen.findByText(/scan\.pdf.* is larger than/)).parentElement as HTMLElement
  const offer = within(notice).queryByRole('button', { name: 'Continue on another device' })
  expect(offer !== null).toBe(isPhone)
  if (!offer) return
  fireEvent.click(offer)
  await screen.findByText(/\/continue#7KQ2/)
  expect((await kept()).savedForLaterPageKey).toBe('documents')
})
