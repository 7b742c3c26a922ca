import { randomUUID } from 'node:crypto'

const TIMEOUT_MS = 3_000
/** Anyone can send a report: a flood of them must not become a flood of our own requests. */
const MOST_AT_ONCE = 20

/** Codes, names and ids. What an error says is not in it, because that may quote what somebody typed. */
export type Report = {
  platform: 'javascript' | 'node'
  logger: string
  type: string
  value: string
  tags: Record<string, string | undefined>
  frames?: { filename: string; function: string; lineno: number }[]
}
export type SentryClient = (report: Report) => Promise<void>

type Options = { dsn: string; environment?: string | undefined; fetch?: typeof globalThis.fetch }

/** Sends reports as envelopes to Sentry or a service like it. The address is a DSN: `https://key@host/project`. */
export function createSentryClient({ dsn, environment, fetch = globalThis.fetch }: Options): SentryClient {
  const { address, key } = partsOf(dsn)
  let open = 0

  return async (report) => {
    if (open >= MOST_AT_ONCE) throw new Error('too many error reports at once')
    open++
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=amparo/1.0, sentry_key=${key}`,
      },
      body: envelopeOf(report, environment),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).finally(() => open--)
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the error-reporting service answered ${answer.status}`)
  }
}

export function isDsn(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username !== '' && /\/[^/]+$/.test(url.pathname)
}

function partsOf(dsn: string): { address: string; key: string } {
  const { protocol, host, pathname, username } = new URL(dsn)
  const [, before = '', project] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  return { address: `${protocol}//${host}${before}/api/${project}/envelope/`, key: username }
}

function envelopeOf({ platform, logger, type, value, tags, frames }: Report, environment: string | undefined): string {
  const event_id = randomUUID().replaceAll('-', '')
  const timestamp = new Date().toISOString()
  const event = {
    event_id,
    timestamp,
    platform,
    level: 'error',
    logger,
    environment,
    exception: { values: [{ type, value, ...(frames && { stacktrace: { frames } }) }] },
    tags,
    fingerprint: [type, value],
  }
  return [{ event_id, sent_at: timestamp }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}
