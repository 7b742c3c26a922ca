type Parent = { on(event: 'message', listener: (message: unknown) => void): unknown }

/**
 * The time, as moved by the process that started this one: the standalone product moves its clock for demonstrations. Nobody else can send
 * messages here, and in production nobody is listened to.
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
