import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Handler } from '../../testing/render-page.tsx'
import { panToken } from '../../testing/test-data.ts'
import {
  draft,
  draftId,
  entersCard,
  field,
  open,
  PICK_UP,
  prepareContinue,
  SIGN_OUT,
  written,
} from './testing/open-continue.tsx'

prepareContinue()

const refuse = (error_code: string, status = 422): Handler => {
  return () => ({ status, body: { error_code, request_id: 'req-9' } })
}
const problem = async (title: string) => expect((await screen.findByText(title)).closest('[role=alert]')).toBeTruthy()

describe('no claim opens', () => {
  it('with another card, which is logged out again; the link still works', async () => {
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
    ['the server fails', refuse('internal_error', 500), 'That didn’t work'],
    ['the server is down', () => Promise.reject(new Error('down')), 'That didn’t work'],
    ['too many were asked', refuse('too_many_requests', 429), 'Too many attempts'],
    ['the card is refused', refuse('unable_to_verify_card'), 'We can’t verify this card'],
  ])('when %s; the next attempt counts as the same pick-up', async (_, answer, title) => {
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
    await problem('That didn’t work')
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
