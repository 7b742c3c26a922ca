import { CallFailed } from '@amparo/contract/call'
import type { Answer } from '@amparo/contract/endpoint'
import type { getLongOperation as endpoint } from '@amparo/contract/long-operations'
import { pollInterval } from '@amparo/rules/claims/poll-interval'
import { pause } from '../../platform/calls/pause.ts'
import type { Platform } from '../../platform/platform.ts'
import { getLongOperation } from '../../queries/get-long-operation.ts'

type OperationError = { code: string; fields: Record<string, string[]> }

/** `stopped`: we wait no longer, although it may still end well (C-196, C-X05). */
type Done = { claimNumber: string; isMailed: boolean }
export type OperationResult = Done | { error: OperationFailed } | { stopped: true }

/** An operation that ended with an error. It says what is wrong, and where, as a refusal of the call does (C-146, C-591). */
export class OperationFailed extends CallFailed {
  constructor({ code, fields }: OperationError, requestId: string | null) {
    const problems = Object.entries(fields).flatMap(([page, names]) =>
      names.length > 0 ? names.map((name) => ({ path: `${page}.${name}`, code })) : [{ path: page, code }],
    )
    super({ code, status: 200, requestId, problems })
  }
}

type Options = { signal?: AbortSignal | undefined; onPoll?: (polls: number) => void }

/**
 * Asks at growing intervals until the operation is done (C-190 to C-196, C-556, C-557). A poll that fails counts as "not
 * done yet", unless the server does not know the operation. Throws only when `signal` is aborted.
 */
export async function pollOperation(
  platform: Pick<Platform, 'api'>,
  longOpId: string,
  { signal, onPoll }: Options = {},
): Promise<OperationResult> {
  let polls = 0
  let requestId: string | null = null
  const onRequestId = (id: string | null) => {
    requestId = id
  }
  for (let wait = pollInterval(0); wait !== null; wait = pollInterval(polls)) {
    await pause(wait, signal)
    const result = await getLongOperation(platform, longOpId, { signal, onRequestId }).then(resultOf, unlessUnknown)
    signal?.throwIfAborted()
    if (result) return 'code' in result ? { error: new OperationFailed(result, requestId) } : result
    polls += 1
    onPoll?.(polls)
  }
  return { stopped: true }
}

function resultOf({ done, result }: Answer<typeof endpoint>): Done | OperationError | null {
  const { claim_number, is_mailed, error } = result?.response ?? {}
  if (!done) return null
  if (claim_number !== undefined) return { claimNumber: claim_number, isMailed: is_mailed === true }
  return error ?? { code: 'unexpected_answer', fields: {} }
}

function unlessUnknown(error: unknown): OperationError | null {
  const isUnknown = error instanceof CallFailed && error.code === 'unknown_operation'
  return isUnknown ? { code: error.code, fields: {} } : null
}
