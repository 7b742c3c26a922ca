import { randomUUID } from 'node:crypto'
import { BadSettings } from '@amparo/service/settings'

const TIMEOUT_MS = 3000
/** Anyone can send a report: a flood of them must not become a flood of our own requests. */
const MOST_UNDER_WAY = 20

/** Codes and a request id: the contract allows nothing else, so nothing personal can be in it. */
type ErrorReport = { code: string; cause?: string; page_keys?: string[]; failed_request_id: string | null }
type SendReport = (report: ErrorReport) => Promise<void>

/** Sends reports as Sentry envelopes. The address is a DSN: `https://key@host/project`. */
export function errorReports(
  dsn: string,
  { fetch = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): SendReport {
  const { address, key } = partsOf(dsn)
  let underWay = 0

  return async (report) => {
    if (underWay >= MOST_UNDER_WAY) throw new Error('Too many error reports are under way')
    underWay++
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=amparo/1.0, sentry_key=${key}`,
      },
      body: envelopeOf(report),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).finally(() => underWay--)
    if (!answer.ok) throw new Error(`The error-reporting service answered ${answer.status}`)
  }
}

function partsOf(dsn: string): { address: string; key: string } {
  const { protocol, host, pathname, username } = new URL(dsn)
  const [, before = '', project] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  if (!username || !project) throw new BadSettings('ERROR_REPORT_DSN is wrong: a DSN is https://key@host/project')
  return { address: `${protocol}//${host}${before}/api/${project}/envelope/`, key: username }
}

function envelopeOf({ code, cause, page_keys, failed_request_id }: ErrorReport): string {
  const event_id = randomUUID().replaceAll('-', '')
  const timestamp = new Date().toISOString()
  const event = {
    event_id,
    timestamp,
    platform: 'javascript',
    level: 'error',
    logger: 'portal',
    exception: { values: [{ type: code, value: [cause ?? code, ...(page_keys ?? [])].join(' ') }] },
    tags: { code, ...(cause && { cause }), ...(failed_request_id && { request_id: failed_request_id }) },
    fingerprint: [code, cause ?? ''],
  }
  return [{ event_id, sent_at: timestamp }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}
