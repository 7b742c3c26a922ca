import type { FieldKind, FieldLook, FrameMessage } from '@amparo/contract/frame-messages'
import { applyTheme, createFrame } from './create-frame.ts'
import { linkToFrame, randomChannel } from './frame-link.ts'

export type FieldState = Pick<Extract<FrameMessage, { type: 'state' }>, 'problem' | 'touched' | 'focused'>

/** A field on the page: where it is, how it looks and what it is called for screen readers. */
export type FieldPlace = { container: Element; look: FieldLook; title: string }

export type FrameOptions = FieldPlace & {
  vaultOrigin: string
  kind: FieldKind
  /** The fields of one payment card find each other by it. */
  form?: string
  onState?: ((state: FieldState) => void) | undefined
  /** Enter was pressed in the field. */
  onSubmit?: (() => void) | undefined
  onReady?: (() => void) | undefined
  /** The frame did not load in time. If it loads later, `onReady` is still called. */
  onUnavailable?: (() => void) | undefined
  onAnswer: (answer: Extract<FrameMessage, { id: string }>) => void
  readyTimeoutMs?: number | undefined
}

/** The frame's script runs before its load event, so a loaded frame that stays silent is an error page. */
const SILENCE_AFTER_LOAD_MS = 2_000

/** Mounts one field of the vault. The page never gets what is typed, only whether it is valid. */
export function mountFrame({
  container,
  vaultOrigin,
  title,
  kind,
  form,
  readyTimeoutMs = 10_000,
  ...options
}: FrameOptions) {
  let { look } = options
  let ready = false
  const channel = randomChannel()
  const frame = createFrame({ vaultOrigin, channel, title, look, kind, form })
  const link = linkToFrame({ frame, vaultOrigin, channel }, onMessage)
  let readyTimer = setTimeout(giveUp, readyTimeoutMs)

  function onMessage(message: FrameMessage) {
    if (message.type === 'ready') {
      ready = true
      clearTimeout(readyTimer)
      link.post({ type: 'look', look })
      options.onReady?.()
    } else if (message.type === 'state') {
      const { problem, touched, focused } = message
      options.onState?.({ problem, touched, focused })
    } else if (message.type === 'submit') options.onSubmit?.()
    else options.onAnswer(message)
  }

  function giveUp() {
    clearTimeout(readyTimer)
    if (!ready) options.onUnavailable?.()
  }

  frame.addEventListener('error', giveUp)
  frame.addEventListener('load', () => {
    if (ready) return
    clearTimeout(readyTimer)
    readyTimer = setTimeout(giveUp, Math.min(SILENCE_AFTER_LOAD_MS, readyTimeoutMs))
  })
  container.append(frame)

  return {
    isReady: () => ready,
    post: link.post,
    setLook(next: FieldLook) {
      look = next
      applyTheme(frame, look)
      if (ready) link.post({ type: 'look', look })
    },
    setTitle(next: string) {
      frame.title = next
    },
    focus() {
      frame.focus()
      if (ready) link.post({ type: 'focus' })
    },
    clear() {
      if (ready) link.post({ type: 'clear' })
    },
    destroy() {
      clearTimeout(readyTimer)
      link.close()
      frame.remove()
    },
  }
}
