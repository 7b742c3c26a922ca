import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepareJourney } from '../testing/journey.ts'
import { application, done, open, send, whole } from '../testing/submission.ts'

// The interval has its own tests; without waiting, these are fast.
vi.mock('@amparo/rules/claims/poll-interval', () => ({ pollInterval: (polls: number) => (polls < 4 ? 5 : null) }))

prepareJourney()

const withEmail = {
  ...whole,
  application: { ...application, person: { name: 'Ana', cardholder_email: 'ana@example.test' } },
}

it.each([
  ['says where the confirmation was mailed', { claim_number: 'B', is_mailed: true }, true],
  ['says nothing of mail to somebody who gets none', { claim_number: 'B' }, false],
])('%s', async (_, response, isMentioned) => {
  await open({ draft: withEmail, poll: done(response) })
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Your claim has been sent' })
  expect(screen.queryByText(/We sent a confirmation to/) !== null).toBe(isMentioned)
})
