import { WidgetHostMessage, type WidgetMessage } from '@amparo/contract/widget-messages'
import * as z from 'zod/mini'

/** A message without what is the same for all. */
type News = WidgetMessage extends infer M
  ? M extends WidgetMessage
    ? Omit<M, 'amparo' | 'version' | 'channel'>
    : never
  : never
type Ends = { page: Window; host: string; channel: string; allowed: readonly string[] }

export type HostLink = NonNullable<ReturnType<typeof linkToHost>>

/**
 * The form's side of the connection, or null where the page is not in an iframe or its address names an origin that may not embed it. Hears only
 * the parent window, at exactly that origin and on this channel, and posts only to that origin.
 */
export function linkToHost({ page, host, channel, allowed }: Ends) {
  const { parent } = page
  if (parent === page || !allowed.includes(host)) return null
  const tell = (news: News) =>
    parent.postMessage({ ...news, amparo: 'claim-widget', version: 1, channel } satisfies WidgetMessage, host)

  return {
    tell,
    hear(listener: (message: WidgetHostMessage) => void) {
      page.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== host || source !== parent) return
        const message = z.safeParse(WidgetHostMessage, data)
        if (message.success && message.data.channel === channel) listener(message.data)
      })
    },
  }
}
