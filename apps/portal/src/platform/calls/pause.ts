/** Waits; rejects at once when `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()

  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  })
}
