import { parseTransferLink } from '@amparo/rules/claims/transfer-code'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ClaimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { NewDraft } from '../../session/drafts/draft.ts'
import { decryptTransfer } from '../../session/transfers/encrypt-transfer.ts'
import { createTestApp, drawModals, type Handler, renderRoutes, resetPage } from '../../testing/render-page.tsx'
import { aCard, panToken } from '../../testing/test-data.ts'
import ContinueDialog from './continue-dialog.tsx'

const START = '/api/cardholder/v1/claims/transfers/'
const REVOKE = `${START}revoke/`
const STATES = `${START}states/`
const code = '7KQ2M4XD'
const at = '2026-11-16T14:05:00.000Z'
const waiting: NewDraft = {
  benefit_code: 'CDW',
  language_code: 'en_US',
  panTokenLast4: '4021',
  application: { person: { name: 'Ana' } },
  documents: [
    { document_id: 'DOC005', file_approval_id: 'fa_1', title: 'Bill', name: 'bill.pdf', key: 'a' },
    { document_id: 'DOC004', title: 'Photos', name: 'still-coming.jpg', key: 'b' },
  ],
  savedForLaterPageKey: 'trip',
}

beforeEach(drawModals)
afterEach(() => {
  resetPage()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Options = {
  start?: Handler
  draft?: Partial<NewDraft>
  pickedUpAt?: string
  onSave?: (drafts: ClaimDrafts, localId: string) => Promise<unknown>
}

async function open({ start, draft, onSave, pickedUpAt }: Options = {}) {
  resetPage()
  const state = { picked_up_at: pickedUpAt ?? null }
  const { app, asked, drafts } = createTestApp({
    path: '/usa/en_US',
    card: aCard(),
    answers: {
      [START]: start ?? (() => ({ body: { code, expires_at: at } })),
      [REVOKE]: () => ({ status: 204, body: null }),
      [STATES]: (body) => ({
        body: (body as { draft_ids: string[] }).draft_ids.map((draft_id) => ({
          ...{ draft_id, sent_at: null, claim_number: null },
          ...state,
        })),
      }),
      '/api/errors/v1/': () => ({ status: 204, body: null }),
    },
  })
  const { localId } = await drafts.create({ ...waiting, ...draft })
  const onClose = vi.fn()
  const dialog = (
    <ContinueDialog localId={localId} onSave={onSave && (() => onSave(drafts, localId))} onClose={onClose} />
  )
  renderRoutes(app, [{ path: '/:countryCode/:languageCode', element: dialog }], ['/usa/en_US'])
  const calls = (to: string) => asked.filter(({ path }) => path === to).map(({ body }) => body)
  return { drafts, localId, onClose, calls, state }
}
const address = async () => (await screen.findByText(/\/en_US\/continue#/)).textContent ?? ''
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('breaks the address only after a slash of its path and before the code', async () => {
  await open()
  await address()
  const breaks = Array.from(document.querySelectorAll('wbr'), ({ previousSibling }) => previousSibling?.textContent)
  expect(breaks).toEqual([
    `${location.origin}/`,
    'en_US/',
    'continue#',
    expect.stringMatching(/^7KQ2-M4XD(-\w{4}){4}$/),
  ])
})

it('saves the page, then makes a link that opens the draft, and lists files that are still being sent', async () => {
  const { drafts, localId, calls } = await open({
    onSave: (stored, id) => stored.savePage(id, 'trip', () => ({ answers: { city: 'Riyadh' } })),
  })
  const link = parseTransferLink(await address())
  expect(link?.code).toBe(code)
  const [{ content, draft_id, ...sent }] = calls(START) as [{ content: string; draft_id: string }]
  expect(sent).toEqual({ pan_token: panToken })
  const opened = await decryptTransfer(content, { key: link?.key ?? '', draftId: draft_id })
  expect(opened).toMatchObject({ ...waiting, application: { person: { name: 'Ana' }, trip: { city: 'Riyadh' } } })
  expect(Object.keys(opened as object)).not.toContain('localId')
  expect((await drafts.get(localId))?.transfer).toEqual({ draftId: draft_id })
  expect(screen.getByText('still-coming.jpg')).toBeTruthy()
  expect(screen.queryByText('bill.pdf')).toBeNull()
  expect(screen.getByText('The link works for 15 more minutes, and only once.')).toBeTruthy()
  expect(document.querySelector('.continue-qr path')?.getAttribute('d')).toMatch(/^M/)
})

it('waits for the page to be saved', async () => {
  const saving = Promise.withResolvers<void>()
  const { calls } = await open({ onSave: () => saving.promise })
  expect(await screen.findByText('Creating your link…')).toBeTruthy()
  expect(calls(START)).toEqual([])
  await act(async () => saving.resolve())
  await address()
  expect(calls(START)).toHaveLength(1)
})

it('revokes the link on Cancel', async () => {
  const { calls, onClose, drafts, localId } = await open()
  await address()
  press('Cancel')
  const draftId = (await drafts.get(localId))?.transfer?.draftId
  await waitFor(() => expect(calls(REVOKE)).toEqual([{ pan_token: panToken, draft_id: draftId }]))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says when the other device has the claim, and no longer revokes the link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const { calls, onClose, state } = await open()
  await address()
  state.picked_up_at = at
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(await screen.findByRole('dialog', { name: 'Your claim is open on the other device' })).toBeTruthy()
  expect(screen.queryByText(/\/continue#/)).toBeNull()
  press('Done')
  expect(onClose).toHaveBeenCalledOnce()
  expect(calls(REVOKE)).toEqual([])
})

it('does not mistake an earlier pick-up for a new one', async () => {
  const draftId = '22222222-2222-4222-8222-222222222222'
  const { drafts, localId } = await open({ draft: { transfer: { draftId, knownPickUp: '' } }, pickedUpAt: at })
  await address()
  expect((await drafts.get(localId))?.transfer).toEqual({ draftId, knownPickUp: at })
  expect(screen.getByRole('dialog', { name: 'Continue on another device' })).toBeTruthy()
})

it('offers a new link when the old one has expired', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { calls } = await open()
  await address()
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000 + 30_000))
  expect(screen.getByText('The link works for 1 more minute, and only once.')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText(/^The link has expired/)).toBeTruthy()
  press('Create a new link')
  await waitFor(() => expect(calls(START)).toHaveLength(2))
})

it.each<[string, Handler, string]>([
  ['the server fails', () => ({ status: 500, body: { error_code: 'internal_error' } }), 'That didn’t work'],
  ['the network fails', () => Promise.reject(new Error('down')), 'That didn’t work'],
  [
    'there were too many',
    () => ({ status: 422, body: { error_code: 'too_many_transfers', request_id: 'req-9' } }),
    'Too many attempts',
  ],
])('shows a message when %s; the draft stays, and the next attempt works', async (_, answer, title) => {
  let attempts = 0
  const { drafts, localId } = await open({
    start: (...given) => {
      attempts += 1
      return attempts === 1 ? answer(...given) : { body: { code, expires_at: at } }
    },
  })
  expect((await screen.findByText(title)).closest('[role=alert]')).toBeTruthy()
  expect(await drafts.get(localId)).toMatchObject({ application: waiting.application })
  press('Try again')
  await address()
  expect(screen.queryByText(title)).toBeNull()
})
