import * as z from 'zod/mini'
import type { Answer, Endpoint, Input } from './endpoint.ts'
import { Failure } from './failure.ts'
import { parseGoodItems } from './good-items.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

type CallRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal | undefined
}
type CallResponse = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }
/** The part of `fetch` that a call needs. */
export type CallFetch = (address: string, request: CallRequest) => Promise<CallResponse>

type CallOptions = {
  origin?: string
  fetch?: CallFetch | undefined
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Gets the request id of the response, for an answer that may describe an error. */
  onRequestId?: ((requestId: string | null) => void) | undefined
  /** If given, list items that do not match the contract are left out and passed to it; otherwise they fail the call. */
  onBadItem?: (error: CallFailed) => void
}

type CallFailure = {
  code: string
  status: number
  requestId: string | null
  redirectUrl?: string | undefined
  problems?: CallFailed['problems'] | undefined
  retryAfter?: number | undefined
}

/** The call was refused, got no answer, or got an answer that does not match its contract. */
export class CallFailed extends Error {
  code: string
  status: number
  requestId: string | null
  redirectUrl: string | undefined
  /** What is wrong and where; never a value that somebody entered. */
  problems: readonly { path: string; code: string }[]
  /** Seconds until it makes sense to call again, where the server says so. */
  retryAfter: number | undefined

  constructor(failure: CallFailure) {
    super(failure.code)
    this.name = 'CallFailed'
    this.code = failure.code
    this.status = failure.status
    this.requestId = failure.requestId
    this.redirectUrl = failure.redirectUrl
    this.problems = failure.problems ?? []
    this.retryAfter = failure.retryAfter
  }
}

/** The caller cancelled the call itself, so nothing went wrong. Named as the platform names a cancelled fetch. */
export class CallCancelled extends Error {
  override name = 'AbortError'
}

/**
 * Makes the call that `endpoint` describes, and checks the answer against the contract. A `signal` cancels the request:
 * `AbortSignal.timeout` counts as a network error, any other abort throws `CallCancelled`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { origin = '', fetch = globalThis.fetch, headers, signal, onRequestId, onBadItem }: CallOptions = {},
): Promise<Answer<E>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  const address = origin + pathWith(endpoint.path, params) + queryString(query)
  const response = await fetch(address, {
    method: endpoint.method,
    headers: { ...endpoint.headers, ...headers, ...(endpoint.body && { 'content-type': 'application/json' }) },
    body: endpoint.body ? JSON.stringify(body) : undefined,
    signal,
  }).catch(() => {
    throw noAnswer(signal)
  })

  const requestId = response.headers.get(REQUEST_ID_HEADER)
  onRequestId?.(requestId)
  const content: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  if (signal?.aborted && content === undefined) throw noAnswer(signal)
  if (!response.ok) throw refusalOf(content, response)

  const failed = (code: string) => new CallFailed({ code, status: response.status, requestId })
  const answer = parseGoodItems(endpoint.answer, content)
  if (!answer || (answer.bad.length > 0 && !onBadItem)) throw failed('unexpected_answer')
  // Names the place with the words of the contract, and never contains a value.
  for (const path of answer.bad) onBadItem?.(failed(`unexpected_${path.join('_').toLowerCase()}`))
  return answer.data as Answer<E>
}

type FileOptions = Pick<CallOptions, 'headers' | 'signal'> & { fetch?: typeof fetch | undefined }

/** Asks for a file: with a body it is posted. The answer is the file, or a failure in the usual shape. */
export async function callForFile(
  path: string,
  body: unknown,
  { fetch = globalThis.fetch, headers, signal }: FileOptions = {},
): Promise<Blob> {
  const isPosted = body !== undefined
  const response = await fetch(path, {
    method: isPosted ? 'POST' : 'GET',
    headers: { ...headers, ...(isPosted && { 'content-type': 'application/json' }) },
    body: isPosted ? JSON.stringify(body) : undefined,
    signal,
  }).catch(() => {
    throw noAnswer(signal)
  })
  if (!response.ok) throw refusalOf(await response.json().catch(() => undefined), response)
  return response.blob().catch(() => {
    throw noAnswer(signal)
  })
}

function noAnswer(signal: AbortSignal | undefined): CallFailed | CallCancelled {
  const isCancelled = signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError'
  return isCancelled ? new CallCancelled() : new CallFailed({ code: 'network_error', status: 0, requestId: null })
}

function refusalOf(content: unknown, { status, headers }: Pick<CallResponse, 'status' | 'headers'>): CallFailed {
  const failure = z.safeParse(Failure, content)
  if (!failure.success)
    return new CallFailed({ code: 'unexpected_answer', status, requestId: headers.get(REQUEST_ID_HEADER) })
  const { error_code: code, request_id, redirect_url: redirectUrl, problems } = failure.data
  const retryAfter = secondsIn(headers.get('retry-after'))
  return new CallFailed({ code, status, requestId: request_id, redirectUrl, problems, retryAfter })
}

/** The header may also be a date, which our servers never send. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

export function pathWith(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryString(query: Record<string, string> | undefined): string {
  return query ? `?${new URLSearchParams(query)}` : ''
}
