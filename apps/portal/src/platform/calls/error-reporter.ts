import { CallCancelled, CallFailed } from '@amparo/contract/call'
import { type ApplicationError, reportError } from '@amparo/contract/errors'
import type { Caller } from './caller.ts'

export type ErrorReporter = (code: ApplicationError, error: unknown) => void

const reportable = /^[a-z0-9_]{1,60}$/

/**
 * Reports the code of an error and its request id, and nothing that a person typed (P-399, P-445). A call that was
 * cancelled is no error. An error that has been reported, say by its query, is not reported again by the region or page that
 * shows it. If the report itself fails, the page carries on.
 */
export function errorReporter(api: Caller): ErrorReporter {
  const reported = new WeakSet<object>()

  return (code, error) => {
    if (error instanceof CallCancelled || (error instanceof Error && reported.has(error))) return
    if (error instanceof Error) reported.add(error)
    const cause = error instanceof CallFailed && reportable.test(error.code) ? error.code : undefined
    const page_keys = error instanceof CallFailed ? pageKeysOf(error) : undefined
    api(reportError, { body: { code, cause, page_keys, failed_request_id: requestIdOf(error) } }).catch(() => undefined)
  }
}

/** The claim pages that a refusal is about (C-591). */
export function pageKeysOf({ problems }: CallFailed): string[] | undefined {
  const keys = problems.map(({ path }) => path.split('.')[0] ?? '').filter((key) => reportable.test(key))
  return keys.length > 0 ? [...new Set(keys)] : undefined
}

/** The request number that a person can quote to us, if the error has one. */
export function requestIdOf(error: unknown): string | null {
  const id = (error as { requestId?: unknown } | null)?.requestId
  return typeof id === 'string' ? id : null
}
