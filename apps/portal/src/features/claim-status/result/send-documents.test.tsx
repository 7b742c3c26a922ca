import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DocumentUploadsProps } from '../../../blocks/files/document-uploads.tsx'
import { refused } from '../../../testing/refused.ts'
import { type Handler, resetPage } from '../../../testing/render-page.tsx'
import { aDocument, aStatus, openStatus, STATUS_CHECK, statusToken } from '../testing/open-status.tsx'

/** Uploads have their own tests; here a press adds a file that is approved or still uploading. */
vi.mock('../../../blocks/files/document-uploads.tsx', () => ({
  DocumentUploads({ documents, files, onFiles, token }: DocumentUploadsProps) {
    const add = (file_approval_id?: string) => () =>
      onFiles((before) => [
        ...before,
        { key: `${before.length}`, document_id: documents[0]?.id ?? '', title: '', name: 'a.pdf', file_approval_id },
      ])
    return (
      <>
        <p>{`${documents.map(({ id }) => id)} with ${files.length} files`}</p>
        <p>{`token ${token.value}`}</p>
        <button type="button" onClick={() => void token.renew?.()}>
          renew
        </button>
        <button type="button" onClick={add('fa_1')}>
          add
        </button>
        <button type="button" onClick={add()}>
          begin
        </button>
      </>
    )
  },
}))

afterEach(() => {
  vi.useRealTimers()
  resetPage()
})

const UPLOAD = '/api/cardholder/v1/claims/upload_documents/'
const id = `lo_${'b'.repeat(43)}`
const OPERATION = `/api/management/v1/long_operations/${id}`
const done = (response: object) => () => ({ body: { done: true, result: { response } } })
const pending = () => ({ body: { done: false, result: null } })
const needed = aStatus({
  document_list: [
    aDocument(),
    aDocument({ document_id: 'DOC002', state: 'sent' }),
    aDocument({ document_id: 'DOC134' }),
  ],
  addendum_documents: [
    aDocument({ document_id: 'DOC005' }),
    aDocument({ document_id: 'DOC006', uploadable: false }),
    aDocument({ document_id: 'DOC007', state: 'received' }),
  ],
})
const complete = aStatus({ document_list: [aDocument({ state: 'sent' })] })

async function open(answers: Record<string, Handler> = {}) {
  let isSent = false
  const page = openStatus({
    at: '/USA000001',
    country: { region: 'LAC', code: 'MEX' },
    answers: {
      [STATUS_CHECK]: () => ({ body: isSent ? complete : needed }),
      [UPLOAD]: () => ({ body: { long_op_id: id } }),
      [OPERATION]: () => {
        isSent = true
        return done({ claim_number: 'USA000001' })()
      },
      ...answers,
    },
  })
  await screen.findByRole('button', { name: 'Send documents' })
  const sent = () => page.asked.filter(({ path }) => path === UPLOAD).map(({ body }) => body)
  return { ...page, sent }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const alert = () => screen.findByRole('alert')

it('asks for missing documents that can be sent online, required at first or requested later [C-265, C-267]', async () => {
  await open()
  expect(screen.getByText('DOC001,DOC005 with 0 files')).toBeTruthy()
})

it('sends approved files, waits, and shows the claim as it is now [C-267, C-560, C-561, C-562, C-X67]', async () => {
  const { sent } = await open()
  press('add')
  press('Send documents')
  expect((await screen.findByText('We have your documents')).closest('[role=status]')).toBeTruthy()
  expect(sent()).toEqual([
    {
      claim_number: 'USA000001',
      documents: [{ document_id: 'DOC001', file_approval_id: 'fa_1' }],
      global_region_code: 'LAC',
      status_token: statusToken(),
    },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send documents' })).toBeNull())
  expect(document.querySelector('.status-documents')?.textContent).toBe('Rental agreementSent')
})

it.each([
  ['without a file', [], 'Add a file first.'],
  ['while a file is uploading', ['add', 'begin'], 'Wait until every file is uploaded, or remove the one that isn’t.'],
])('sends nothing %s, and explains why', async (_, presses, words) => {
  const { sent } = await open()
  presses.forEach(press)
  press('Send documents')
  expect((await alert()).textContent).toBe(words)
  expect(sent()).toEqual([])
})

it.each<[string, Handler, RegExp]>([
  ['a refusal', () => refused('document_not_asked'), /still here.*try again/],
  ['a file that is gone', () => refused('document_not_approved'), /add it again/],
  ['a failure', () => refused('internal_error'), /still here.*try again/],
])('keeps the files after %s, reports it, and sends them again [C-596]', async (_, answer, words) => {
  let isBroken = true
  const upload: Handler = (...call) => (isBroken ? answer(...call) : { body: { long_op_id: id } })
  const { reports, sent } = await open({ [UPLOAD]: upload })
  press('add')
  press('Send documents')
  expect((await alert()).textContent).toMatch(words)
  expect(screen.getByText(/with 1 files/)).toBeTruthy()
  await waitFor(() =>
    expect(reports()).toEqual([expect.objectContaining({ code: 'CLAIM_STATUS_DOCUMENTS_UPLOAD_API_ERROR' })]),
  )
  isBroken = false
  press('Send documents')
  expect(await screen.findByText('We have your documents')).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

it('shows an error if the operation fails, and sends again [C-596]', async () => {
  let isBroken = true
  const operation: Handler = () =>
    isBroken ? done({ error: { code: 'x', fields: {} } })() : done({ claim_number: '1' })()
  const { sent, reports } = await open({ [OPERATION]: operation })
  press('add')
  press('Send documents')
  expect((await alert()).textContent).toMatch(/weren’t sent/)
  await waitFor(() => expect(reports()).toHaveLength(1))
  isBroken = false
  press('Send documents')
  expect(await screen.findByText('We have your documents')).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

it('looks up the claim again when its token has expired, and sends with the new one', async () => {
  const upload: Handler = (body) =>
    (body as { status_token: string }).status_token === statusToken('n')
      ? { body: { long_op_id: id } }
      : refused('claim_not_found')
  let checks = 0
  const check = () => ({ body: { ...needed, status_token: statusToken(checks++ === 0 ? 'a' : 'n') } })
  const { sent, reports } = await open({ [UPLOAD]: upload, [STATUS_CHECK]: check })
  press('add')
  press('Send documents')
  expect(await screen.findByText('We have your documents')).toBeTruthy()
  expect(sent().map((body) => (body as { status_token: string }).status_token)).toEqual([
    statusToken('a'),
    statusToken('n'),
  ])
  expect(reports()).toEqual([])
})

it('lets files be sent with the token of the check, and with a new one once that has expired', async () => {
  let checks = 0
  const check = () => ({ body: { ...needed, status_token: statusToken(checks++ === 0 ? 'a' : 'n') } })
  await open({ [STATUS_CHECK]: check })
  expect(screen.getByText(`token ${statusToken('a')}`)).toBeTruthy()
  press('renew')
  expect(await screen.findByText(`token ${statusToken('n')}`)).toBeTruthy()
})

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
