import type { FieldLook, FrameMessage } from '@amparo/contract/frame-messages'
import { CardFieldFailed } from './card-field-failed.ts'
import { createFrame, wearTheme } from './create-frame.ts'
import { linkToFrame, randomChannel } from './frame-link.ts'
import { type CardToken, pendingToken } from './pending-token.ts'

export type CardFieldState = Pick<Extract<FrameMessage, { type: 'state' }>, 'problem' | 'touched' | 'focused'>

export type CardFieldOptions = {
  container: Element
  vaultOrigin: string
  look: FieldLook
  title: string
  onState?: (state: CardFieldState) => void
  /** Enter was pressed in the field. */
  onSubmit?: () => void
  onReady?: () => void
  /** The frame did not come up. Should it do so late, `onReady` still follows. */
  onUnavailable?: () => void
  readyTimeoutMs?: number
}

export type CardField = {
  setLook(look: FieldLook): void
  /** The frame's own name for a screen reader, in the page's language. */
  setTitle(title: string): void
  focus(): void
  tokenise(): Promise<CardToken>
  clear(): void
  destroy(): void
}

/** The frame's script has run when its page has loaded, so a loaded frame that says nothing is an error page. */
const SILENCE_AFTER_LOAD_MS = 2_000

/** Mounts the vault's field. This page never holds the number: it gets a verdict, then a token. */
export function mountCardField(options: CardFieldOptions): CardField {
  const { container, vaultOrigin, title, onState, onSubmit, onReady, onUnavailable, readyTimeoutMs = 10_000 } = options
  let { look } = options
  let ready = false
  const channel = randomChannel()
  const frame = createFrame({ vaultOrigin, channel, title, look })
  const link = linkToFrame({ frame, vaultOrigin, channel }, hear)
  const pending = pendingToken((id) => link.post({ type: 'tokenise', id }))
  let patience = setTimeout(giveUp, readyTimeoutMs)

  function hear(message: FrameMessage) {
    if (message.type === 'ready') {
      ready = true
      clearTimeout(patience)
      link.post({ type: 'look', look })
      onReady?.()
    } else if (message.type === 'state') {
      const { problem, touched, focused } = message
      onState?.({ problem, touched, focused })
    } else if (message.type === 'submit') onSubmit?.()
    else pending.answer(message)
  }

  function giveUp() {
    clearTimeout(patience)
    if (!ready) onUnavailable?.()
  }

  frame.addEventListener('error', giveUp)
  frame.addEventListener('load', () => {
    if (ready) return
    clearTimeout(patience)
    patience = setTimeout(giveUp, Math.min(SILENCE_AFTER_LOAD_MS, readyTimeoutMs))
  })
  container.append(frame)

  return {
    setLook(next) {
      look = next
      wearTheme(frame, look)
      if (ready) link.post({ type: 'look', look })
    },
    setTitle(next) {
      frame.title = next
    },
    focus() {
      frame.focus()
      if (ready) link.post({ type: 'focus' })
    },
    tokenise: () => (ready ? pending.request() : Promise.reject(new CardFieldFailed({ code: 'vault_unavailable' }))),
    clear() {
      if (ready) link.post({ type: 'clear' })
    },
    destroy() {
      clearTimeout(patience)
      link.close()
      pending.fail('closed')
      frame.remove()
    },
  }
}
