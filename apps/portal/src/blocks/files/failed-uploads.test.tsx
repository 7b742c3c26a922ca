import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Handler } from '../../testing/render-page.tsx'
import { approvalId, approved, fileServer, SIGN } from './testing/file-server.ts'
import { aFile, choose, openUploads, prepareUploads, reports, request, TOKEN } from './testing/open-uploads.tsx'

vi.mock('./worker/run-in-worker.ts', async () => (await import('./testing/file-server.ts')).fakeWorker)
prepareUploads()

it('removes a failed file from the list, shows a message, and sends it again on request [C-165, C-166, C-597, C-X68]', async () => {
  let verdict: { state: string; reason: null } = { state: 'waiting', reason: null }
  const answers = fileServer(() => verdict)
  const { stored, asked: calls } = await openUploads({ answers })
  choose([aFile('secret-name.pdf')])
  const store = await request()
  act(() => store.cut())
  expect(await screen.findByText(/“secret-name.pdf” didn’t arrive because the connection was lost/)).toBeTruthy()
  expect(stored()).toEqual([])
  expect(within(screen.getByLabelText('toasts')).getByText('secret-name.pdf wasn’t sent')).toBeTruthy()
  expect(reports(calls)[0]?.body).toMatchObject({ code: 'DOCUMENT_UPLOAD_API_ERROR', cause: 'network_error' })
  expect(JSON.stringify(reports(calls))).not.toContain('secret-name')
  verdict = approved
  fireEvent.click(screen.getByRole('button', { name: 'Try to send secret-name.pdf again' }))
  const again = await request(1)
  expect((again.form.get('file') as File).name).toBe('secret-name.pdf')
  act(() => again.answer(201))
  await waitFor(() => expect(stored()[0]?.file_approval_id).toBeTruthy())
  expect(screen.queryByText(/didn’t arrive/)).toBeNull()
})

it('takes the message back when the same file is chosen again and arrives', async () => {
  let verdict: { state: string; reason: null } = { state: 'waiting', reason: null }
  const { stored } = await openUploads({ answers: fileServer(() => verdict) })
  choose([aFile('a.pdf')])
  const first = await request()
  act(() => first.cut())
  expect(await screen.findByText(/“a.pdf” didn’t arrive/)).toBeTruthy()
  verdict = approved
  choose([aFile('a.pdf')])
  const second = await request(1)
  act(() => second.answer(201))
  await waitFor(() => expect(stored()[0]?.file_approval_id).toBeTruthy())
  expect(screen.queryByText(/didn’t arrive/)).toBeNull()
})

it('does not repeat the card number in the name of a file that it refuses because of it', async () => {
  const { stored } = await openUploads()
  choose([aFile('card 4242424242424242.pdf')])
  expect(await screen.findByText(/The name “card •{12}4242\.pdf” contains a card number/)).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('42424242')
  fireEvent.click(screen.getByRole('button', { name: 'Close the message about card ••••••••••••4242.pdf' }))
  expect(stored()).toEqual([])
})

it('explains why the server refused a file, and does not offer to send it again', async () => {
  const answers = fileServer(() => ({ state: 'refused', reason: 'wrong_content' }))
  const { stored } = await openUploads({ answers })
  choose([aFile('a.pdf')])
  const store = await request()
  act(() => store.answer(201))
  expect(await screen.findByText(/We couldn’t accept “a.pdf”: its contents don’t match its name/)).toBeTruthy()
  expect(stored()).toEqual([])
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close the message about a.pdf' }))
  expect(screen.queryByText(/We couldn’t accept/)).toBeNull()
})

it.each([
  [
    'upload_quota_reached',
    422,
    /“b.pdf” wasn’t sent because you’ve already sent a lot today. Your answers and .* are saved/,
    true,
  ],
  ['storage_full', 507, /“b.pdf” couldn’t be sent because we’re out of space .* Your answers are saved/, true],
  ['unauthorized', 401, /“b.pdf” wasn’t sent because your session has ended/, false],
])('explains %s for one file, and keeps the others', async (error_code, status, words, isRetried) => {
  const { [SIGN]: sign, ...answers } = fileServer()
  const { stored, asked: calls } = await openUploads({
    answers: {
      ...answers,
      [SIGN]: (body, path) =>
        (body as { file_name: string }).file_name === 'a.pdf'
          ? (sign as Handler)(body, path)
          : { status, body: { error_code, request_id: 'r' } },
    },
  })
  choose([aFile('a.pdf'), aFile('b.pdf')])
  const store = await request()
  act(() => store.answer(201))
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() =>
    expect(stored()).toEqual([expect.objectContaining({ name: 'a.pdf', file_approval_id: approvalId() })]),
  )
  expect(screen.queryAllByRole('button', { name: /Try/ })).toHaveLength(isRetried ? 1 : 0)
  const bearers = calls.filter(({ path }) => path === SIGN).map(({ headers }) => headers.get('authorization'))
  expect(bearers).toEqual(Array(2).fill(`Bearer ${TOKEN}`))
})

it('treats a signed request without an id as an error [C-568]', async () => {
  const { stored } = await openUploads({
    answers: { [SIGN]: () => ({ body: { s3_request: { url: '', fields: {} } } }) },
  })
  choose([aFile('a.pdf')])
  expect(await screen.findByText(/“a.pdf” couldn’t be sent/)).toBeTruthy()
  expect(stored()).toEqual([])
})
