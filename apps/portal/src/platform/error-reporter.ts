import { CallFailed } from '@amparo/contract/call'
import { type ApplicationError, reportError } from '@amparo/contract/errors'
import type { Platform } from './platform.ts'

export type ErrorReporter = (code: ApplicationError, error: unknown) => void

const reportable = /^[a-z0-9_]{1,60}$/

/** P-399, P-445: the code and the request id, nothing a person typed. A report that fails must not break a page. */
export function errorReporter(api: Platform['api']): ErrorReporter {
  return (code, error) => {
    const cause = error instanceof CallFailed && reportable.test(error.code) ? error.code : undefined
    const page_keys = error instanceof CallFailed ? pageKeysOf(error) : undefined
    api(reportError, { body: { code, cause, page_keys, failed_request_id: requestIdOf(error) } }).catch(() => undefined)
  }
}

/** C-591: the pages that a refusal is about. */
export function pageKeysOf({ problems }: CallFailed): string[] | undefined {
  const keys = problems.map(({ path }) => path.split('.')[0] ?? '').filter((key) => reportable.test(key))
  return keys.length > 0 ? [...new Set(keys)] : undefined
}

/** The number a person can quote, whichever of our errors carries it. */
export function requestIdOf(error: unknown): string | null {
  const id = (error as { requestId?: unknown } | null)?.requestId
  return typeof id === 'string' ? id : null
}
