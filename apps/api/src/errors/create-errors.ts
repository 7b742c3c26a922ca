import { reportError } from '@amparo/contract/errors'
import { implement } from '@amparo/service/implement'
import { limited } from '../platform/rate-limits.ts'
import { errorReports } from './error-reports.ts'

type Options = {
  /** Address of the error-reporting service, if there is one. */
  dsn?: string | undefined
  fetch?: typeof globalThis.fetch
}

/** Errors of the browser go to the error-reporting service where one is configured, else to the log (portal specification §8). */
export function createErrors({ dsn, fetch }: Options) {
  const send = dsn ? errorReports(dsn, fetch && { fetch }) : null
  return {
    routes: limited('error_reports', [
      implement(reportError, async ({ body, log }) => {
        const write = () => log.warn({ ...body }, 'application error in the browser')
        // Nobody waits for the service; a report that it did not take is logged instead.
        if (send)
          void send(body).catch((error: Error) => {
            log.warn({ reason: error.message }, 'an error report could not be sent')
            write()
          })
        else write()
        return null
      }),
    ]),
  }
}
