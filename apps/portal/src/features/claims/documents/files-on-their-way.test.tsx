import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { approvalId, SIGN } from '../../../blocks/files/testing/file-server.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { panToken } from '../../../testing/test-data.ts'
import {
  application,
  arrives,
  choose,
  documents,
  open,
  prepareDocuments,
  press,
  request,
  sentBill,
} from '../testing/open-documents.ts'

vi.mock('../../../blocks/files/worker/run-in-worker.ts', () => ({ hashFile: async () => 'a'.repeat(64) }))

prepareDocuments()

it('keeps every file in the draft, approved or uploading [C-163, C-207]', async () => {
  const page = await open()
  await choose('a.pdf')
  await waitFor(async () => expect(await documents(page)).toHaveLength(1))
  expect((await documents(page))[0]?.file_approval_id).toBeUndefined()
  const store = await request()
  act(() => store.answer(201))
  await waitFor(async () => expect((await documents(page))[0]?.file_approval_id).toBe(approvalId()))
  const signed = page.asked.filter(({ path }) => path === SIGN)
  expect(signed.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${panToken}`])
})

it('keeps the answers and the page when no more files may be sent today', async () => {
  const quota: Handler = () => ({ status: 422, body: { error_code: 'upload_quota_reached', request_id: 'r' } })
  const { place, claim, kept } = await open({ answers: { [SIGN]: quota } })
  await choose('a.pdf')
  expect(await screen.findByText(/“a.pdf” wasn’t sent because you’ve already sent a lot today/)).toBeTruthy()
  expect(place()).toBe(`${claim}/documents`)
  expect((await kept()).application).toEqual(application)
})

it('waits for an upload before it goes to the next page', async () => {
  const { place, claim, kept } = await open()
  await choose('a.pdf')
  const store = await request()
  press('Save and continue')
  expect(screen.getByRole('button', { name: 'Waiting for your files' }).getAttribute('aria-busy')).toBe('true')
  act(() => store.answer(201))
  await arrives('Check your answers')
  expect(place()).toBe(`${claim}/review_and_submit`)
  expect((await kept()).savedForLaterPageKey).toBe('review_and_submit')
})

it('stays on the page if the upload fails', async () => {
  const { place, claim } = await open()
  await choose('a.pdf')
  const store = await request()
  press('Save and continue')
  act(() => store.answer(403, '<Error/>'))
  expect(await screen.findByText(/“a.pdf” couldn’t be sent/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save and continue' })).toBeTruthy())
  expect(place()).toBe(`${claim}/documents`)
})

it('continues uploads while another page of the claim is shown', async () => {
  const page = await open()
  await choose('a.pdf')
  const store = await request()
  press('Back')
  await arrives('The cost')
  act(() => store.answer(201))
  await waitFor(async () => expect((await documents(page))[0]?.file_approval_id).toBe(approvalId()))
})

it('saves only uploaded files for later [C-132, C-133, C-X33]', async () => {
  const page = await open({ draft: { documents: [sentBill] } })
  await choose('half.pdf')
  const store = await request()
  press('Save for later')
  fireEvent.click(await screen.findByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(page.place()).toBe('/usa/en_US/benefits'))
  expect(await page.kept()).toMatchObject({ documents: [sentBill], savedForLaterPageKey: 'documents', application })
  expect(store.isAborted).toBe(true)
})

it('removes the claim when it is cancelled, and stops uploads [C-136, C-137]', async () => {
  const { drafts, place } = await open()
  await choose('a.pdf')
  const store = await request()
  press('Cancel claim')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }))
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await drafts.list()).toEqual([])
  expect(store.isAborted).toBe(true)
})

it.each<[string, string, string]>([
  ['cancelled', 'Cancel claim', 'Yes, delete it'],
  ['saved for later', 'Save for later', 'Save and exit'],
])('stops uploads when the claim is %s on another page [C-133, C-137]', async (_, way, confirm) => {
  const { place } = await open()
  await choose('a.pdf')
  const store = await request()
  press('Back')
  await arrives('The cost')
  press(way)
  fireEvent.click(await screen.findByRole('button', { name: confirm }))
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(store.isAborted).toBe(true)
})
