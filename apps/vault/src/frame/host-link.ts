import type { FrameMessage, HostMessage } from '@amparo/contract/frame-messages'
import { parseHostMessage } from './host-message.ts'

/** A message without its channel. */
export type FrameNews = FrameMessage extends infer M ? (M extends FrameMessage ? Omit<M, 'channel'> : never) : never

type Ends = { frame: Window; parent: Window; parentOrigin: string; channel: string }

/** The frame's side of the connection. It accepts messages only from its parent window, origin and channel, and posts only to that origin. */
export function linkToHost({ frame, parent, parentOrigin, channel }: Ends, onMessage: (message: HostMessage) => void) {
  frame.addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== parent) return
    const message = parseHostMessage(event.data)
    if (message?.channel === channel) onMessage(message)
  })
  return (news: FrameNews) => parent.postMessage({ ...news, channel }, parentOrigin)
}
