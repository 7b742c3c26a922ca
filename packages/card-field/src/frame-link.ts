import { FrameMessage, type HostMessage } from '@amparo/contract/frame-messages'
import * as z from 'zod/mini'

/** A message before its channel is written on it. */
type HostNews = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'channel'> : never) : never

type Options = { frame: HTMLIFrameElement; vaultOrigin: string; channel: string }

/**
 * The page's end of the line. It hears one window only, on the vault's origin and on this field's channel, and only
 * messages of the contract; it speaks to the vault's origin only.
 */
export function linkToFrame({ frame, vaultOrigin, channel }: Options, onMessage: (message: FrameMessage) => void) {
  const hear = (event: MessageEvent) => {
    if (event.origin !== vaultOrigin || event.source === null || event.source !== frame.contentWindow) return
    const message = z.safeParse(FrameMessage, event.data)
    if (message.success && message.data.channel === channel) onMessage(message.data)
  }
  addEventListener('message', hear)

  return {
    post: (news: HostNews) => frame.contentWindow?.postMessage({ ...news, channel }, vaultOrigin),
    close: () => removeEventListener('message', hear),
  }
}

/** 16 random bytes as 22 characters. */
export function randomChannel(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
