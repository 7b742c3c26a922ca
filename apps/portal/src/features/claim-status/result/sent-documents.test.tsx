import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { done, needed, OPERATION, open, pending, prepareDocuments, press } from '../testing/open-documents.ts'
import { STATUS_CHECK } from '../testing/open-status.tsx'

vi.mock('../../../blocks/files/document-uploads.tsx', async () => {
  const { FakeUploads } = await import('../testing/fake-uploads.tsx')
  return { DocumentUploads: FakeUploads }
})
prepareDocuments()

it('continues to wait for sent files when the person comes back, and sends nothing twice', async () => {
  const first = await open({ [OPERATION]: pending })
  press('add')
  press('Send documents')
  await waitFor(() => expect(first.asked.some(({ path }) => path === OPERATION)).toBe(true))
  let kept = sessionStorage.getItem('sent-documents')
  first.unmount()

  const second = await open({
    // The storage is cleared between two pages of a test, not between two visits.
    [STATUS_CHECK]: () => {
      if (kept) sessionStorage.setItem('sent-documents', kept)
      kept = null
      return { body: needed }
    },
  })
  expect(await screen.findByText('We have your documents')).toBeTruthy()
  expect(second.sent()).toEqual([])
  expect(sessionStorage.getItem('sent-documents')).toBe('{}')
})

it('stops waiting after a while, explains that nothing is lost, and checks again on request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let isDone = false
  const { sent } = await open({ [OPERATION]: () => (isDone ? done({ claim_number: '1' })() : pending()) })
  press('add')
  press('Send documents')
  // Each answer needs a turn of the real event loop, however far the fake timers were advanced.
  for (let minute = 0; minute < 500 && !screen.queryByRole('alert'); minute++)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('alert').textContent).toMatch(/longer than usual.*don’t need to send anything again/)
  isDone = true
  press('Check again')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('We have your documents')).toBeTruthy()
  expect(sent()).toHaveLength(1)
})
