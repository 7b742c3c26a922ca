import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCardField } from '../../blocks/card-frame/testing/fake-card-field.ts'
import { encryptTransfer } from '../../session/transfers/encrypt-transfer.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import { anAnswer, panToken } from '../../testing/test-data.ts'
import { ContinuePage } from './continue-page.tsx'

const code = '7KQ2M4XD'
const key = '9PBT01ABCDEFGHJK'
const written = '7KQ2-M4XD-9PBT-01AB-CDEF-GHJK'
const draftId = '22222222-2222-4222-8222-222222222222'
const at = '2026-11-16T14:05:00.000Z'
const PICK_UP = '/api/cardholder/v1/claims/transfers/pick_up/'
const SIGN_OUT = '/api/cardholder/v1/sign-out/'
const draft = {
  benefit_code: 'CDW',
  language_code: 'en_US',
  panTokenLast4: '4021',
  application: { person: { name: 'Ana' } },
  documents: [{ document_id: 'DOC005', file_approval_id: 'fa_1', title: 'Bill', name: 'bill.pdf', key: 'k' }],
  savedForLaterPageKey: 'trip',
  version: 'v1',
}

beforeEach(drawModals)
afterEach(() => {
  resetPage()
  vi.restoreAllMocks()
})

const refuse = (error_code: string, status = 422): Handler => {
  return () => ({ status, body: { error_code, request_id: 'req-9' } })
}

async function open(path: string, pickUp?: Handler, given: object = draft) {
  const content = await encryptTransfer(given, { key, draftId })
  const card = fakeCardField()
  const page = renderPage(<ContinuePage mount={card.mount} />, {
    path,
    route: '/:languageCode/continue',
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer() }),
      [PICK_UP]: pickUp ?? (() => ({ body: { draft_id: draftId, content } })),
      '/api/cardholder/v1/claims/transfers/states/': () => ({
        body: [{ draft_id: draftId, picked_up_at: at, sent_at: null, claim_number: null }],
      }),
      [SIGN_OUT]: () => ({ status: 204, body: null }),
      '/api/errors/v1/': () => ({ status: 204, body: null }),
    },
  })
  const calls = (to: string) => page.asked.filter((one) => one.path === to).map(({ body }) => body)
  return { ...page, card, calls, content }
}

async function entersCard(card: ReturnType<typeof fakeCardField>) {
  const button = await screen.findByRole('button', { name: 'Open my claim' })
  card.hasCard()
  fireEvent.click(button)
}
const field = () => screen.getByLabelText<HTMLInputElement>('Code')
const problem = async (title: string) => expect((await screen.findByText(title)).closest('[role=alert]')).toBeTruthy()

describe('a link', () => {
  it('brings a file that was still being sent by its name, so that its page asks for it again', async () => {
    const unfinished = { document_id: 'DOC005', title: 'Bill', name: 'half.pdf', key: 'k2' }
    const given = { ...draft, documents: [...draft.documents, unfinished] }
    const { card, drafts } = await open(`/en_US/continue#${written}`, undefined, given)
    await entersCard(card)
    await screen.findByText(/^arrived at/)
    expect((await drafts.list()).map(({ documents }) => documents)).toEqual([given.documents])
  })

  it('leaves address and history, and opens the claim on its page with the card, with 24 hours of its own', async () => {
    const { router, card, calls, drafts, app } = await open(`/en_US/continue#${written}`)
    await screen.findByRole('button', { name: 'Open my claim' })
    expect(router.state.location).toMatchObject({ pathname: '/en_US/continue', hash: '', search: '' })
    expect(router.state.historyAction).toBe('REPLACE')
    await entersCard(card)
    await screen.findByText(/^arrived at \/usa\/en_US\/claims\/CDW\//)
    expect(calls(PICK_UP)).toEqual([{ pan_token: panToken, code, pick_up_id: expect.any(String) }])
    const [stored] = await drafts.list()
    expect(stored).toMatchObject({ ...draft, transfer: { draftId, knownPickUp: at } })
    expect((stored?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(app.session.panToken()).toBe(panToken)
    expect(JSON.stringify(calls(PICK_UP))).not.toContain(key)
  })

  it('replaces an older copy of the same draft', async () => {
    const { card, drafts } = await open(`/en_US/continue#${written}`)
    const { language_code } = { language_code: 'en_US' as const }
    await drafts.create({ ...draft, language_code, application: {}, transfer: { draftId } })
    const mine = await drafts.create({ ...draft, language_code, application: { person: { name: 'Rosa' } } })
    await entersCard(card)
    await screen.findByText(/^arrived at/)
    const names = (await drafts.list()).map(({ application }) => application.person?.name).toSorted()
    expect(names).toEqual(['Ana', 'Rosa'])
    expect(await drafts.get(mine.localId)).toBeTruthy()
  })

  it.each(['#nonsense', '#%E0%A4%A', `#${'7'.repeat(300)}`, `#${written.slice(0, -1)}`])(
    'that is none (%s) is not sent; its text can be corrected',
    async (hash) => {
      const { asked, router } = await open(`/en_US/continue${hash}`)
      expect((await screen.findByText(/^The code has 24 letters/)).closest('[role=alert]')).toBeTruthy()
      expect(document.activeElement).toBe(field())
      expect(router.state.location.hash).toBe('')
      expect(asked).toEqual([])
    },
  )
})

describe('a typed code', () => {
  it.each([written, '7kq2 m4xd 9pbt olab cdef ghjk', `https://portal.test/en_US/continue#${written}`])(
    'is read as people write it: %s',
    async (text) => {
      const { card, calls } = await open('/en_US/continue')
      fireEvent.change(field(), { target: { value: text } })
      fireEvent.blur(field())
      expect(field().value).toBe(written)
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await entersCard(card)
      await screen.findByText(/^arrived at/)
      expect(calls(PICK_UP)).toMatchObject([{ code }])
    },
  )

  it.each(['', '7KQ2-M4XD', '<script>'])('that is wrong (%s) is refused at its field', async (text) => {
    await open('/en_US/continue')
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toMatch(/^The code has 24 letters and digits/)
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe(text)
  })
})

describe('nothing opens', () => {
  it('with another card, which is logged out again; the link stays', async () => {
    const { card, calls, drafts, app } = await open(`/en_US/continue#${written}`, refuse('transfer_of_another_card'))
    await entersCard(card)
    await problem('This claim belongs to another card')
    expect(screen.getByRole('button', { name: 'Open my claim' })).toBeTruthy()
    expect(app.session.card()).toBeNull()
    await waitFor(() => expect(calls(SIGN_OUT)).toEqual([{ pan_token: panToken }]))
    expect(await drafts.list()).toEqual([])
    expect(calls('/api/errors/v1/')).toEqual([])
  })

  it('with a link that is unknown, used or expired; the code can be changed', async () => {
    const { card } = await open(`/en_US/continue#${written}`, refuse('transfer_not_found'))
    await entersCard(card)
    await problem('This link no longer works')
    expect(field().value).toBe(written)
  })

  it.each<[string, Handler, string]>([
    ['the server fails', refuse('internal_error', 500), 'That did not work'],
    ['the server is down', () => Promise.reject(new Error('down')), 'That did not work'],
    ['too many were asked', refuse('too_many_requests', 429), 'Too many attempts'],
    ['the card is refused', refuse('unable_to_verify_card'), 'We can’t verify this card'],
  ])('when %s; the next attempt is the same pick-up', async (_, answer, title) => {
    let attempts = 0
    const { card, calls, content } = await open(`/en_US/continue#${written}`, (...given) => {
      attempts += 1
      return attempts === 1 ? answer(...given) : { body: { draft_id: draftId, content } }
    })
    await entersCard(card)
    await problem(title)
    await entersCard(card)
    await screen.findByText(/^arrived at/)
    const [one, other] = calls(PICK_UP)
    expect(one).toEqual(other)
  })

  it('without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { card } = await open(`/en_US/continue#${written}`, () => Promise.reject(new Error('offline')))
    await entersCard(card)
    await problem('You’re offline')
  })

  it('when the vault is down', async () => {
    const { card, asked } = await open(`/en_US/continue#${written}`)
    card.field.tokenise.mockRejectedValueOnce(new CardFieldFailed({ code: 'vault_unavailable' }))
    await entersCard(card)
    await problem('That did not work')
    expect(asked.filter(({ path }) => path === PICK_UP)).toEqual([])
  })

  it.each<[string, string, object]>([
    ['a mistyped key', `${written.slice(0, -1)}M`, draft],
    ['content that is no draft', written, { answers: 1 }],
  ])('with %s; nothing is stored and nobody is logged in', async (_, link, given) => {
    const { card, drafts, app, calls } = await open(`/en_US/continue#${link}`, undefined, given)
    await entersCard(card)
    await problem('We can’t read this link')
    expect(field().value).toBe(link)
    expect([await drafts.list(), app.session.card()]).toEqual([[], null])
    expect(calls('/api/errors/v1/')).toEqual([])
  })
})
