import type { TransferState } from '@amparo/contract/draft-transfers'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../drafts/draft.ts'
import { elsewhereOf, withState } from './elsewhere.ts'

const at = '2026-11-16T14:05:00.000Z'
const draftId = '22222222-2222-4222-8222-222222222222'
const draft = { localId: 'a', transfer: { draftId } } as Draft
const known = (knownPickUp: string) => ({ ...draft, transfer: { draftId, knownPickUp } })
const state = (parts: Partial<TransferState> = {}): TransferState => ({
  draft_id: draftId,
  picked_up_at: null,
  sent_at: null,
  claim_number: null,
  ...parts,
})

describe('a draft', () => {
  it.each<[string, Draft, TransferState | undefined, unknown]>([
    ['that was never sent elsewhere', { ...draft, transfer: undefined }, state({ picked_up_at: at }), null],
    ['of which nothing is known', draft, undefined, null],
    ['whose link waits', draft, state(), null],
    ['that was picked up', draft, state({ picked_up_at: at }), { kind: 'picked-up', at }],
    ['that was picked up here', known(''), state({ picked_up_at: at }), null],
    ['that was taken back', known(at), state({ picked_up_at: at }), null],
    ['that was picked up again', known('before'), state({ picked_up_at: at }), { kind: 'picked-up', at }],
    ['that was sent', known(at), state({ sent_at: at }), { kind: 'sent', claimNumber: null }],
    ['that has a number', draft, state({ sent_at: at, claim_number: 'U1' }), { kind: 'sent', claimNumber: 'U1' }],
    [
      'that is being sent here',
      { ...draft, pending: { longOpId: 'lo', fingerprint: 'f' } },
      state({ sent_at: at }),
      null,
    ],
  ])('%s', (_, one, answer, expected) => {
    expect(elsewhereOf(one, answer)).toEqual(expected)
  })
})

describe('stores', () => {
  it('the number of the other device', () => {
    const sent = withState(draft, state({ sent_at: at, claim_number: 'U1' }))
    expect(sent).toEqual({ ...draft, claimNumber: 'U1', transfer: { draftId, isSentElsewhere: true } })
    expect(withState(sent, state({ sent_at: at, claim_number: 'U2' }))).toBe(sent)
  })

  it('when it was picked up here', () => {
    expect(withState(known(''), state({ picked_up_at: at })).transfer?.knownPickUp).toBe(at)
  })

  it.each([state(), state({ picked_up_at: at }), state({ sent_at: at })])('nothing otherwise', (answer) => {
    expect(withState(draft, answer)).toBe(draft)
  })
})
