import { CallFailed } from '@amparo/contract/call'
import type { Answer } from '@amparo/contract/endpoint'
import { getLongOperation } from '@amparo/contract/long-operations'
import { pollInterval } from '@amparo/rules/claims/poll-interval'
import type { Platform } from '../../platform/platform.ts'
import { inTime, pause } from '../../session/in-time.ts'

/** `stopped`: it may still end well, but nobody waits any longer [C-196, C-X05]. */
export type OperationResult =
  | { claimNumber: string }
  | { error: { code: string; fields: Record<string, string[]> } }
  | { stopped: true }

type Options = { signal?: AbortSignal | undefined; onPoll?: (polls: number) => void }

/**
 * Asks at growing intervals until the operation is done [C-190 to C-196, C-556, C-557]. A poll that fails, or is never answered,
 * counts as one that was not done; an id that the server does not know is an error of its own. Throws only when `signal` says so.
 */
export async function pollOperation(
  { api }: Pick<Platform, 'api'>,
  longOpId: string,
  { signal, onPoll }: Options = {},
): Promise<OperationResult> {
  let polls = 0
  for (let wait = pollInterval(0); wait !== null; wait = pollInterval(polls)) {
    await pause(wait, signal)
    const asked = inTime(api(getLongOperation, { params: { id: longOpId } }), { signal })
    const result = await asked.then(resultOf, unlessUnknown)
    signal?.throwIfAborted()
    if (result) return result
    polls += 1
    onPoll?.(polls)
  }
  return { stopped: true }
}

function resultOf({ done, result }: Answer<typeof getLongOperation>): OperationResult | null {
  const { claim_number, error } = result?.response ?? {}
  if (!done) return null
  if (claim_number !== undefined) return { claimNumber: claim_number }
  return { error: error ?? { code: 'unexpected_answer', fields: {} } }
}

function unlessUnknown(error: unknown): OperationResult | null {
  const isUnknown = error instanceof CallFailed && error.code === 'unknown_operation'
  return isUnknown ? { error: { code: error.code, fields: {} } } : null
}
