import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed } from '@amparo/contract/call'

const PATIENCE_MS = 120_000
const BETWEEN_MS = 100

/** What a person, or the page for them, does when a call fails: tries again. A refusal is an answer and not tried again. */
export async function persist<T>(what: () => Promise<T>): Promise<T> {
  const patience = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await what()
    } catch (error) {
      if (!isPassing(error) || Date.now() > patience) throw error
      await pause(BETWEEN_MS)
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return error instanceof TypeError || (error as Error).name === 'TimeoutError'
  return error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'unexpected_answer'
}
