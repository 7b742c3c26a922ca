const LONGEST_WAIT_MS = 2_000

type Name = 'expiry' | 'cvv'
type Message = { type: 'collect'; id: string } | { type: 'text'; id: string; name: Name; text: string }

/**
 * How the three frames of one payment card exchange what was typed: over a channel of their own origin, which no page of the portal can open,
 * named after the form's random id.
 */
export function siblingFields(form: string) {
  const channel = new BroadcastChannel(`payment-card-${form}`)
  const hear = (listener: (message: Message) => void) => {
    const receive = ({ data }: MessageEvent<Message>) => listener(data)
    channel.addEventListener('message', receive)
    return () => channel.removeEventListener('message', receive)
  }

  return {
    /** What was typed into the two other fields; null if one of them does not answer. */
    collect(id: string): Promise<Record<Name, string> | null> {
      const { promise, resolve } = Promise.withResolvers<Record<Name, string> | null>()
      const found: Partial<Record<Name, string>> = {}
      const stop = hear((message) => {
        if (message.type !== 'text' || message.id !== id) return
        found[message.name] = message.text
        const { expiry, cvv } = found
        if (expiry !== undefined && cvv !== undefined) resolve({ expiry, cvv })
      })
      const timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS)
      channel.postMessage({ type: 'collect', id } satisfies Message)
      return promise.finally(() => {
        clearTimeout(timer)
        stop()
      })
    },
    answer(name: Name, read: () => string) {
      hear(({ type, id }) => {
        if (type === 'collect') channel.postMessage({ type: 'text', id, name, text: read() } satisfies Message)
      })
    },
    close: () => channel.close(),
  }
}
