import { CallFailed } from '@amparo/contract/call'
import { type ApplicationError, reportError } from '@amparo/contract/report-error'
import type { Platform } from './platform.ts'

export type ErrorReporter = (code: ApplicationError, error: unknown) => void

const reportableCause = /^[a-z0-9_]{1,60}$/

/** P-399, P-445: the code and the request id, nothing a person typed. A report that fails must not break a page. */
export function errorReporter(api: Platform['api']): ErrorReporter {
  return (code, error) => {
    const cause = error instanceof CallFailed && reportableCause.test(error.code) ? error.code : undefined
    api(reportError, { body: { code, cause, failed_request_id: requestIdOf(error) } }).catch(() => undefined)
  }
}

/** The number a person can quote, whichever of our errors carries it. */
export function requestIdOf(error: unknown): string | null {
  const id = (error as { requestId?: unknown } | null)?.requestId
  return typeof id === 'string' ? id : null
}
