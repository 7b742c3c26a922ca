import type { FrameMessage, HostMessage } from '@amparo/contract/frame-messages'
import { parseHostMessage } from './host-message.ts'

/** A message before its channel is written on it. */
export type FrameNews = FrameMessage extends infer M ? (M extends FrameMessage ? Omit<M, 'channel'> : never) : never

type Ends = { frame: Window; parent: Window; parentOrigin: string; channel: string }

/**
 * The frame's end of the line. It hears its own parent only: the very window, on the very origin, on the very channel;
 * it speaks to that origin only.
 */
export function linkToHost({ frame, parent, parentOrigin, channel }: Ends, onMessage: (message: HostMessage) => void) {
  frame.addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== parent) return
    const message = parseHostMessage(event.data)
    if (message?.channel === channel) onMessage(message)
  })
  return (news: FrameNews) => parent.postMessage({ ...news, channel }, parentOrigin)
}
