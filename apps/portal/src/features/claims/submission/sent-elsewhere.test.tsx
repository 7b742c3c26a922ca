import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import { prepareJourney, press } from '../testing/journey.ts'
import { open, SUBMIT, send, whole } from '../testing/submission.ts'

prepareJourney()

describe('a draft that is on two devices', () => {
  const draftId = '22222222-2222-4222-8222-222222222222'
  const draft = { ...whole, transfer: { draftId } }
  const STATES = '/api/cardholder/v1/claims/transfers/states/'
  const sentAt = '2026-11-16T14:05:00.000Z'

  it('is sent with the id that all copies have', async () => {
    const answers = { [STATES]: () => ({ body: [] }) }
    const { calls } = await open({ draft, answers })
    await send()
    await waitFor(() => expect(calls(SUBMIT)).toMatchObject([{ body: { draft_id: draftId } }]))
  })

  it('shows the number of the device that was first, and reports no error', async () => {
    let isSent = false
    const state = () => ({ sent_at: isSent ? sentAt : null, claim_number: isSent ? 'USA7' : null })
    const answers = { [STATES]: () => ({ body: [{ draft_id: draftId, picked_up_at: null, ...state() }] }) }
    const { reports, kept } = await open({ draft, submit: () => refused('sent_from_another_device'), answers })
    isSent = true
    await send()
    expect(await screen.findByText('USA7')).toBeTruthy()
    expect(screen.getByText('It was sent from your other device.')).toBeTruthy()
    expect((await kept()).claimNumber).toBe('USA7')
    expect(reports()).not.toContainEqual(expect.objectContaining({ code: 'CLAIM_SUBMIT_API_ERROR' }))
  })

  it('says so while that claim has no number, and looks again', async () => {
    let number: string | null = null
    let isSent = false
    const state = () => ({ sent_at: isSent ? sentAt : null, claim_number: number })
    const answers = { [STATES]: () => ({ body: [{ draft_id: draftId, picked_up_at: null, ...state() }] }) }
    await open({ draft, submit: () => refused('sent_from_another_device'), answers })
    isSent = true
    await send()
    expect(await screen.findByText('Your claim was sent from another device')).toBeTruthy()
    number = 'USA8'
    press('Check again')
    expect(await screen.findByText('USA8')).toBeTruthy()
  })
})
