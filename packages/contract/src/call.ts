import * as z from 'zod/mini'
import type { Answer, Endpoint, Input } from './endpoint.ts'
import { Failure } from './failure.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

type Link = { origin?: string; fetch?: typeof fetch; headers?: Record<string, string>; signal?: AbortSignal }

type Facts = {
  code: string
  status: number
  requestId: string | null
  redirectUrl?: string | undefined
  problems?: CallFailed['problems'] | undefined
}

/** A call that was refused, could not be made, or was answered with something else than its contract says. */
export class CallFailed extends Error {
  code: string
  status: number
  requestId: string | null
  redirectUrl: string | undefined
  /** What is wrong, and where; never a value. */
  problems: readonly { path: string; code: string }[]

  constructor(failure: Facts) {
    super(failure.code)
    this.name = 'CallFailed'
    this.code = failure.code
    this.status = failure.status
    this.requestId = failure.requestId
    this.redirectUrl = failure.redirectUrl
    this.problems = failure.problems ?? []
  }
}

/** Makes the call that `endpoint` describes. Both what goes out and what comes back are held to the contract. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, link: Link = {}): Promise<Answer<E>> {
  const parts = input as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  const address = (link.origin ?? '') + pathWith(endpoint.path, parts.params) + queryString(parts.query)
  const response = await (link.fetch ?? fetch)(address, {
    method: endpoint.method,
    headers: { ...link.headers, ...(endpoint.body && { 'content-type': 'application/json' }) },
    body: endpoint.body ? JSON.stringify(parts.body) : undefined,
    signal: link.signal,
  }).catch(() => {
    throw new CallFailed({ code: 'network_error', status: 0, requestId: null })
  })

  const requestId = response.headers.get(REQUEST_ID_HEADER)
  const content: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  if (!response.ok) throw refusalOf(content, { status: response.status, requestId })

  const answer = z.safeParse(endpoint.answer, content)
  if (!answer.success) throw new CallFailed({ code: 'unexpected_answer', status: response.status, requestId })
  return answer.data as Answer<E>
}

function refusalOf(content: unknown, { status, requestId }: { status: number; requestId: string | null }): CallFailed {
  const failure = z.safeParse(Failure, content)
  if (!failure.success) return new CallFailed({ code: 'unexpected_answer', status, requestId })
  const { error_code: code, request_id, redirect_url: redirectUrl, problems } = failure.data
  return new CallFailed({ code, status, requestId: request_id, redirectUrl, problems })
}

export function pathWith(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryString(query: Record<string, string> | undefined): string {
  return query ? `?${new URLSearchParams(query)}` : ''
}
