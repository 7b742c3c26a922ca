import { hiddenValues, WidgetMessage } from '@amparo/contract/widget-messages'
import * as z from 'zod/mini'
import { randomId } from '../../platform/random-id.ts'

type Options = {
  container: Element
  /** The widget's address, absolute or relative to this page. */
  url: string
  title: string
  hidden: Partial<Record<(typeof hiddenValues)[number], string>>
  /** The look of the page around the form, if it has only one. Without it, the form follows the device. */
  theme?: 'light' | 'dark' | undefined
  /** Returns a claim token, or null if the person has to sign in. Called after the widget loads, and before each token expires. */
  onTokenNeeded: () => Promise<string | null>
  /** Called again and again while somebody uses the widget. */
  onActive?: () => void
  onSubmitted?: (claimNumber: string) => void
  onClosed?: () => void
  onReady?: () => void
  /** Called if the widget does not load in time. If it loads later, `onReady` is still called. */
  onUnavailable?: () => void
  loadTimeoutMs?: number
}

const FIRST_HEIGHT = 600

/**
 * Shows the widget in an iframe that is as high as its content. Accepts only messages of the contract that come from that iframe's window, the
 * widget's exact origin and this iframe's channel, and posts only to that origin.
 */
export function mountClaimWidget({ container, url, title, hidden, theme, loadTimeoutMs = 15_000, ...on }: Options) {
  const channel = randomId()
  const address = new URL(url, location.href)
  for (const name of hiddenValues) if (hidden[name] !== undefined) address.searchParams.set(name, hidden[name])
  if (theme) address.searchParams.set('theme', theme)
  address.searchParams.set('host', location.origin)
  address.searchParams.set('channel', channel)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'clipboard-write'
  frame.src = address.href
  Object.assign(frame.style, { display: 'block', border: '0', inlineSize: '100%', blockSize: `${FIRST_HEIGHT}px` })

  const loadTimeout = setTimeout(() => on.onUnavailable?.(), loadTimeoutMs)
  const post = (content: object) => {
    const message = { amparo: 'claim-widget', version: 1, channel, ...content }
    frame.contentWindow?.postMessage(message, address.origin)
  }

  async function sendToken() {
    clearTimeout(loadTimeout)
    on.onReady?.()
    const token = await on.onTokenNeeded().catch(() => null)
    post(token === null ? { type: 'no-token' } : { type: 'token', token })
  }

  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== address.origin || source === null || source !== frame.contentWindow) return
    const message = z.safeParse(WidgetMessage, data)
    if (!message.success || message.data.channel !== channel) return
    const { data: received } = message
    if (received.type === 'token-needed') void sendToken()
    else if (received.type === 'height') frame.style.blockSize = `${received.height}px`
    else if (received.type === 'active') on.onActive?.()
    else if (received.type === 'step') showTop(frame)
    else if (received.type === 'submitted') on.onSubmitted?.(received.claim_number)
    else on.onClosed?.()
  }
  addEventListener('message', receive)
  container.append(frame)

  return {
    destroy() {
      clearTimeout(loadTimeout)
      removeEventListener('message', receive)
      frame.remove()
    },
  }
}

/** Scrolls only if the top is out of sight: a page must not jump while somebody reads it. */
function showTop(frame: HTMLElement) {
  const { top } = frame.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) frame.scrollIntoView({ block: 'start' })
}
