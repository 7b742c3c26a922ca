import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed } from '@amparo/contract/call'

const TIMEOUT_MS = 600_000
const BETWEEN_MS = 100

/** Repeats a failed call, as a page or a person would. A call that the server refuses is not repeated. */
export async function retry<T>(call: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isTemporary(error) || Date.now() > deadline) throw error
      await pause(BETWEEN_MS)
    }
  }
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return error instanceof TypeError || (error as Error).name === 'TimeoutError'
  return error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'unexpected_answer'
}
