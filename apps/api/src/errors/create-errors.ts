import { reportError } from '@amparo/contract/errors'
import { implement } from '@amparo/service/app/implement'
import { isRequestId } from '@amparo/service/app/request-id'
import { browserErrors } from '@amparo/service/telemetry/channels'
import { limited } from '../platform/rate-limits.ts'

/** Errors of the browser go to the log, and to the error-reporting service where one is configured (portal specification §8). */
export function createErrors() {
  return {
    routes: limited('error_reports', [
      implement(reportError, async ({ body, log }) => {
        const { failed_request_id: id } = body
        const report = { ...body, failed_request_id: id && isRequestId(id) ? id : null }
        log.warn(report, 'application error in the browser')
        browserErrors.publish(report)
        return null
      }),
    ]),
  }
}
