import { call, callForFile } from '@amparo/contract/call'
import type { Answer, Endpoint, Input } from '@amparo/contract/endpoint'

export type CallOptions = {
  /** Cancels the request. */
  signal?: AbortSignal | undefined
  /** The token of a user's session, for the few calls that send it. */
  bearer?: string | undefined
  /** Gets the request id of the response, for an answer that may describe an error. */
  onRequestId?: (requestId: string | null) => void
}

export type Caller = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Answer<E>>

/** No answer after this long counts as a network error, and the person can try again. */
const TIMEOUT_MS = 30_000

type Server = { origin?: string; headers?: Record<string, string>; fetch?: typeof fetch | undefined }

/** Makes calls to one server. */
export function createCaller({ headers, ...server }: Server): Caller {
  return (endpoint, input, { signal, bearer, onRequestId } = {}) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    return call(endpoint, input, {
      ...server,
      headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      onRequestId,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
  }
}

/** Posts to one server for a file. */
export function createFileCaller(server: Server) {
  return (path: string, body: unknown, { signal }: { signal: AbortSignal }) =>
    callForFile(path, body, { ...server, signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), signal]) })
}
