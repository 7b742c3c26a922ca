import { reportError } from '@amparo/contract/errors'
import { implement } from '@amparo/service/implement'
import { browserErrors } from '@amparo/service/telemetry/channels'
import { limited } from '../platform/rate-limits.ts'

/** Errors of the browser go to the log, and to the error-reporting service where one is configured (portal specification §8). */
export function createErrors() {
  return {
    routes: limited('error_reports', [
      implement(reportError, async ({ body, log }) => {
        log.warn({ ...body }, 'application error in the browser')
        browserErrors.publish(body)
        return null
      }),
    ]),
  }
}
