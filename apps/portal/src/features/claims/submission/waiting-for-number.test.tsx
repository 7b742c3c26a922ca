import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fingerprintOf } from '../../../blocks/long-operations/pending.ts'
import { refused } from '../../../testing/refused.ts'
import { prepareJourney, press } from '../testing/journey.ts'
import { done, going, longOpId, open, SUBMIT, send, sent, whole } from '../testing/submission.ts'

// The interval has its own tests; without waiting, these are fast.
vi.mock('@amparo/rules/claims/poll-interval', () => ({ pollInterval: (polls: number) => (polls < 4 ? 5 : null) }))

prepareJourney()

it('stops waiting in the end, shows that, and checks again without sending again [C-189, C-196, C-X05]', async () => {
  let isDone = false
  const { calls, kept, place, claim } = await open({
    poll: (...call) => (isDone ? done({ claim_number: 'B2' })(...call) : going(...call)),
  })
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your claim number isn’t ready yet')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await kept()).pending).toEqual({ longOpId, fingerprint: await fingerprintOf(sent) })
  isDone = true
  press('Check again')
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('continues with what was sent before, also after a reload, without sending again [C-189]', async () => {
  const pending = { longOpId, fingerprint: await fingerprintOf(sent) }
  const { calls, place, claim } = await open({ draft: { ...whole, pending }, poll: done({ claim_number: 'B2' }) })
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toEqual([])
})

it('sends changed answers again [C-189]', async () => {
  const pending = { longOpId: `lo_${'z'.repeat(43)}`, fingerprint: await fingerprintOf({ other: 'answers' }) }
  const { calls, place, claim } = await open({ draft: { ...whole, pending }, poll: done({ claim_number: 'B2' }) })
  await send()
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('sends the claim again if the server no longer knows the operation', async () => {
  const gone = `lo_${'z'.repeat(43)}`
  const pending = { longOpId: gone, fingerprint: await fingerprintOf(sent) }
  const { calls, place, claim } = await open({
    draft: { ...whole, pending },
    poll: done({ claim_number: 'B2' }),
    answers: { [`/api/management/v1/long_operations/${gone}`]: () => refused('unknown_operation') },
  })
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('gives up if the server does not know the new operation either', async () => {
  const pending = { longOpId, fingerprint: await fingerprintOf(sent) }
  const { calls } = await open({ draft: { ...whole, pending }, poll: () => refused('unknown_operation') })
  expect(await screen.findByText('Your claim couldn’t be sent')).toBeTruthy()
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('shows one spinner: in the dialog, and in the button once the dialog is closed', async () => {
  await open({ poll: () => new Promise<never>(() => undefined) })
  await send()
  const dialog = await screen.findByRole('dialog', { name: 'We’re registering your claim' })
  expect(document.querySelectorAll('.spinner')).toHaveLength(1)
  fireEvent(dialog, new Event('close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Send claim' }).querySelectorAll('.spinner')).toHaveLength(1)
})

it('can be left during registration, and sends once for two presses', async () => {
  const { calls, place, kept } = await open({ poll: () => new Promise<never>(() => undefined) })
  press('Send claim')
  await screen.findByRole('dialog', { name: 'Send this claim?' })
  const yes = screen.getByRole('button', { name: 'Yes, send it' })
  act(() => {
    yes.click()
    yes.click()
  })
  await screen.findByRole('dialog', { name: 'We’re registering your claim' })
  await waitFor(async () => expect((await kept()).pending?.longOpId).toBe(longOpId))
  press('Back to your benefits')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(calls(SUBMIT)).toHaveLength(1)
  expect((await kept()).savedForLaterPageKey).toBe('review_and_submit')
})
