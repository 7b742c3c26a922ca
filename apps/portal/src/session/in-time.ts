import { CallFailed } from '@amparo/contract/call'

/** Nobody looks at a line that says nothing for longer. */
const CALL_MS = 30_000

type Limits = { signal?: AbortSignal | undefined; ms?: number | null }

/** What `work` gives, unless the person stops it first or the time is over. Null: it may take as long as it likes. */
export function inTime<T>(work: Promise<T>, { signal, ms = CALL_MS }: Limits = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const stop = () => reject(signal?.reason)
  const late = () => reject(new CallFailed({ code: 'network_error', status: 0, requestId: null }))
  const timer = ms === null ? undefined : setTimeout(late, ms)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  work.then(resolve, reject)

  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  })
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return inTime(promise, { signal, ms: null }).finally(() => clearTimeout(timer))
}
