import { type CallFailed, call, callForFile } from '@amparo/contract/call'
import type { Answer, Endpoint, Input } from '@amparo/contract/endpoint'
import type { ApplicationError } from '@amparo/contract/errors'
import { randomId } from '../random-id.ts'

export type CallOptions = {
  /** Cancels the request. */
  signal?: AbortSignal | undefined
  /** The token of a user's session, for the few calls that send it. */
  bearer?: string | undefined
  /** Gets the request id of the response, for an answer that may describe an error. */
  onRequestId?: (requestId: string | null) => void
  /** A query's `meta`: the code under which list items that do not match the contract are reported. */
  meta?: { reportAs?: ApplicationError } | undefined
}

export type Caller = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Answer<E>>

/** No answer after this long counts as a network error, and the person can try again. */
const TIMEOUT_MS = 30_000

type Server = {
  origin?: string
  headers?: Record<string, string>
  /** The trace that calls belong to. */
  traceId?: string
  fetch?: typeof fetch | undefined
  report: (code: ApplicationError, error: CallFailed) => void
}

/** Makes calls to one server. One bad item does not fail a list: it is left out, and reported once per visit (P-406). */
export function createCaller({ headers, traceId, report, ...server }: Server): Caller {
  const reported = new Set<string>()

  return (endpoint, input, { signal, bearer, onRequestId, meta } = {}) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    return call(endpoint, input, {
      ...server,
      headers: {
        ...headers,
        ...(traceId && { traceparent: `00-${traceId}-${randomId().slice(16)}-01` }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      onRequestId,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      onBadItem: (error) => {
        const item = `${endpoint.path} ${error.code}`
        if (!reported.has(item)) report(meta?.reportAs ?? 'UNEXPECTED_ERROR', error)
        reported.add(item)
      },
    })
  }
}

type FileOptions = { signal: AbortSignal; bearer?: string | undefined; headers?: Record<string, string> }

export type FileCaller = ReturnType<typeof createFileCaller>

/** Asks one server for files. */
export function createFileCaller({ headers, ...server }: Pick<Server, 'headers' | 'fetch'>) {
  return (path: string, body: unknown, { signal, bearer, headers: more }: FileOptions) =>
    callForFile(path, body, {
      ...server,
      headers: { ...headers, ...more, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), signal]),
    })
}
