import { FrameMessage, type HostMessage } from '@amparo/contract/frame-messages'
import * as z from 'zod/mini'

/** A message without its channel. */
type MessageContent = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'channel'> : never) : never

type Options = { frame: HTMLIFrameElement; vaultOrigin: string; channel: string }

/**
 * The page's side of the connection. It accepts only messages of the contract, from the frame's window and the vault's origin and on this
 * field's channel, and sends only to the vault's origin.
 */
export function linkToFrame({ frame, vaultOrigin, channel }: Options, onMessage: (message: FrameMessage) => void) {
  const receive = (event: MessageEvent) => {
    if (event.origin !== vaultOrigin || event.source === null || event.source !== frame.contentWindow) return
    const message = z.safeParse(FrameMessage, event.data)
    if (message.success && message.data.channel === channel) onMessage(message.data)
  }
  addEventListener('message', receive)

  return {
    post: (content: MessageContent) => frame.contentWindow?.postMessage({ ...content, channel }, vaultOrigin),
    close: () => removeEventListener('message', receive),
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
