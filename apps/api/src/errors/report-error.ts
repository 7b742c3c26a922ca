import { reportError } from '@amparo/contract/errors'
import { implement } from '../services.ts'

/** Portal specification §8: to the error-reporting service where one is configured, else to the server log. */
export const reportErrorRoute = implement(reportError, async ({ body, log }, { sendReport }) => {
  const write = () => log.warn({ ...body }, 'application error in the browser')
  // Nobody waits for it, and what could not be sent is at least written.
  if (sendReport)
    void sendReport(body).catch((error: Error) => {
      log.warn({ reason: error.message }, 'an error report could not be sent')
      write()
    })
  else write()
  return null
})
