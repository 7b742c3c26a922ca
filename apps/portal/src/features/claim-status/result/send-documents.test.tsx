import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { alert, done, id, needed, OPERATION, open, prepareDocuments, press, UPLOAD } from '../testing/open-documents.ts'
import { STATUS_CHECK, statusToken } from '../testing/open-status.tsx'

vi.mock('../../../blocks/files/document-uploads.tsx', async () => {
  const { FakeUploads } = await import('../testing/fake-uploads.tsx')
  return { DocumentUploads: FakeUploads }
})
prepareDocuments()

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
