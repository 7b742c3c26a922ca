import type { FieldLook, FrameMessage } from '@amparo/contract/frame-messages'
import { CardFieldFailed } from './card-field-failed.ts'
import { applyTheme, createFrame } from './create-frame.ts'
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
  /** The frame did not load in time. If it loads later, `onReady` is still called. */
  onUnavailable?: () => void
  readyTimeoutMs?: number
}

export type CardField = {
  setLook(look: FieldLook): void
  /** The frame's name for screen readers, in the page's language. */
  setTitle(title: string): void
  focus(): void
  tokenise(): Promise<CardToken>
  clear(): void
  destroy(): void
}

/** The frame's script runs before its load event, so a loaded frame that stays silent is an error page. */
const SILENCE_AFTER_LOAD_MS = 2_000

/** Mounts the vault's card field. The page never gets the card number, only whether it is valid, and then a card token. */
export function mountCardField(options: CardFieldOptions): CardField {
  const { container, vaultOrigin, title, onState, onSubmit, onReady, onUnavailable, readyTimeoutMs = 10_000 } = options
  let { look } = options
  let ready = false
  const channel = randomChannel()
  const frame = createFrame({ vaultOrigin, channel, title, look })
  const link = linkToFrame({ frame, vaultOrigin, channel }, onMessage)
  const pending = pendingToken((id) => link.post({ type: 'tokenise', id }))
  let readyTimer = setTimeout(giveUp, readyTimeoutMs)

  function onMessage(message: FrameMessage) {
    if (message.type === 'ready') {
      ready = true
      clearTimeout(readyTimer)
      link.post({ type: 'look', look })
      onReady?.()
    } else if (message.type === 'state') {
      const { problem, touched, focused } = message
      onState?.({ problem, touched, focused })
    } else if (message.type === 'submit') onSubmit?.()
    else pending.answer(message)
  }

  function giveUp() {
    clearTimeout(readyTimer)
    if (!ready) onUnavailable?.()
  }

  frame.addEventListener('error', giveUp)
  frame.addEventListener('load', () => {
    if (ready) return
    clearTimeout(readyTimer)
    readyTimer = setTimeout(giveUp, Math.min(SILENCE_AFTER_LOAD_MS, readyTimeoutMs))
  })
  container.append(frame)

  return {
    setLook(next) {
      look = next
      applyTheme(frame, look)
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
      clearTimeout(readyTimer)
      link.close()
      pending.fail('closed')
      frame.remove()
    },
  }
}
