type Parent = { on(event: 'message', listener: (message: unknown) => void): unknown }

/**
 * A clock that the parent process can move: the standalone product does so for demonstrations. No other process can send these messages, and
 * production ignores them.
 */
export function movedClock(parent: Parent, env: Record<string, string | undefined>): () => Date {
  let offsetMs = 0
  if (env.NODE_ENV !== 'production')
    parent.on('message', (message) => {
      if (isMove(message)) offsetMs = message.offset_ms
    })
  return () => new Date(Date.now() + offsetMs)
}

function isMove(message: unknown): message is { offset_ms: number } {
  const { type, offset_ms } = (message ?? {}) as Record<string, unknown>
  return type === 'clock' && Number.isSafeInteger(offset_ms)
}
