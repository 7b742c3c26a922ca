import { CallFailed } from '@amparo/contract/call'
import { pollInterval } from '@amparo/rules/claims/poll-interval'
import { pause } from '../../platform/calls/pause.ts'

const inProgress = ['purchase_in_progress', 'payment_in_progress']

/** Nobody knows from this answer whether something was charged. */
export function isUndecided(error: unknown): error is CallFailed {
  return (
    error instanceof CallFailed &&
    (inProgress.includes(error.code) || error.code === 'network_error' || error.status >= 500)
  )
}

type Waiting<Asked, Result> = {
  ask: () => Promise<Asked>
  /** Null as long as the answer says nothing about how the payment ended. */
  decide: (answer: Asked) => Result | null
  /** Thrown when it takes too long. */
  stillInProgress: () => CallFailed
  signal: AbortSignal
}

/** Asks at growing intervals until an answer says how a payment ended. */
export async function untilDecided<Asked, Result>({ ask, decide, stillInProgress, signal }: Waiting<Asked, Result>) {
  for (let polls = 0; ; polls++) {
    const wait = pollInterval(polls)
    if (wait === null) throw stillInProgress()
    await pause(wait, signal)
    const answer = await ask().catch((error: unknown) => {
      if (!isUndecided(error)) throw error
      return null
    })
    const result = answer && decide(answer)
    if (result) return result
  }
}
