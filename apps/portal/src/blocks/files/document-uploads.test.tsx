import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { approvalId, FakeRequest } from './testing/file-server.ts'
import { aFile, asked, choose, openUploads, prepareUploads, reports, request, rows } from './testing/open-uploads.tsx'

vi.mock('./worker/run-in-worker.ts', async () => (await import('./testing/file-server.ts')).fakeWorker)
prepareUploads()

it('lists a file at once, as loading until it is approved [C-163, C-164]', async () => {
  const { stored } = await openUploads()
  choose([aFile('bill.pdf', { size: 1000 })])
  expect(rows()).toHaveLength(1)
  expect(stored()).toEqual([{ key: expect.any(String), document_id: 'DOC005', title: 'Repair bill', name: 'bill.pdf' }])
  expect(screen.getByRole('progressbar', { name: 'Sending bill.pdf' })).toBeTruthy()
  const store = await request()
  act(() => store.progress(500, 1000))
  expect(screen.getByText('0.4 kB of 0.9 kB')).toBeTruthy()
  act(() => store.answer(201))
  await waitFor(() => expect(stored()[0]?.file_approval_id).toBe(approvalId()))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await waitFor(() => expect(screen.getByText('bill.pdf has been received')).toBeTruthy())
})

it('accepts several files at once, and uploads three at a time [C-184]', async () => {
  await openUploads()
  choose(['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.pdf`)))
  expect(rows()).toHaveLength(4)
  const first = await request(2)
  await act(async () => {})
  expect(FakeRequest.sent).toHaveLength(3)
  act(() => first.answer(201))
  await request(3)
})

it('stops an upload without an error message', async () => {
  const { stored, asked: calls } = await openUploads()
  choose([aFile('stopped.pdf')])
  const store = await request()
  fireEvent.click(screen.getByRole('button', { name: 'Stop sending stopped.pdf' }))
  expect(store.isAborted).toBe(true)
  expect(stored()).toEqual([])
  await act(async () => {})
  expect(screen.queryByText('stopped.pdf wasn’t sent')).toBeNull()
  expect(reports(calls)).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Choose files for “Repair bill”'))
})

it('removes a file that was approved', async () => {
  const file = {
    key: 'k',
    document_id: 'DOC005',
    title: 'Repair bill',
    name: 'old.pdf',
    file_approval_id: approvalId(),
  }
  const { stored } = await openUploads({ before: [file] })
  fireEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }))
  expect(stored()).toEqual([])
  expect(screen.getByText('old.pdf has been removed')).toBeTruthy()
})

it('finds an upload that was interrupted when the page was closed, and removes it from the list', async () => {
  const { stored } = await openUploads({
    before: [{ key: 'k', document_id: 'DOC005', title: 'Repair bill', name: 'half.pdf' }],
  })
  expect(await screen.findByText(/“half.pdf” hadn’t finished uploading when you left/)).toBeTruthy()
  await waitFor(() => expect(stored()).toEqual([]))
})

it('warns before the page is left during an upload, and only then', async () => {
  await openUploads()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  choose([aFile('a.pdf')])
  const store = await request()
  expect(leave()).toBe(true)
  act(() => store.answer(201))
  await waitFor(() => expect(leave()).toBe(false))
})

it('hides the document for the payment details, and takes no file for one that is not sent online [C-158, C-153]', async () => {
  await openUploads({
    documents: [asked('DOC020', 'The thing itself', { uploadable: false }), asked('DOC134', 'Payment')],
  })
  expect(screen.queryByText('Payment')).toBeNull()
  expect(screen.getByText(/You don’t send this one here/)).toBeTruthy()
  expect(screen.queryByLabelText(/Choose files/)).toBeNull()
})

it('shows the files of a document that is no longer asked for, so that they can be removed', async () => {
  const file = { key: 'k', document_id: 'DOC099', title: 'Old one', name: 'old.pdf', file_approval_id: approvalId() }
  const { stored } = await openUploads({ before: [file] })
  expect(screen.getByRole('heading', { name: 'Old one' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }))
  expect(stored()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Old one' })).toBeNull()
})
