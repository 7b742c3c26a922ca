import { WidgetHostMessage, type WidgetMessage } from '@amparo/contract/widget-messages'
import * as z from 'zod/mini'

/** A message without the fields that all messages share. */
type MessageContent = WidgetMessage extends infer M
  ? M extends WidgetMessage
    ? Omit<M, 'amparo' | 'version' | 'channel'>
    : never
  : never
type Connection = { page: Window; host: string; channel: string; allowed: readonly string[] }

export type HostLink = NonNullable<ReturnType<typeof linkToHost>>

/**
 * The widget's side of the connection. Null if the page is not in an iframe, or its address names an origin that may not embed it. Accepts only
 * messages from the parent window, from exactly that origin and on this channel, and posts only to that origin.
 */
export function linkToHost({ page, host, channel, allowed }: Connection) {
  const { parent } = page
  if (parent === page || !allowed.includes(host)) return null
  const send = (content: MessageContent) =>
    parent.postMessage({ ...content, amparo: 'claim-widget', version: 1, channel } satisfies WidgetMessage, host)

  return {
    send,
    listen(listener: (message: WidgetHostMessage) => void) {
      page.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== host || source !== parent) return
        const message = z.safeParse(WidgetHostMessage, data)
        if (message.success && message.data.channel === channel) listener(message.data)
      })
    },
  }
}
