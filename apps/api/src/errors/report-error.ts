import { reportError } from '@amparo/contract/report-error'
import { implement } from '../services.ts'

/** Portal specification §8: without an error-reporting service configured, the server log is the place to look. */
export const reportErrorRoute = implement(reportError, async ({ body, log }) => {
  log.warn({ ...body }, 'application error in the browser')
  return null
})
