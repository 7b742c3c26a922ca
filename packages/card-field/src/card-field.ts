import type { FieldLook } from '@amparo/contract/frame-messages'
import { CardFieldFailed } from './card-field-failed.ts'
import { type FieldState, type FrameOptions, mountFrame } from './mount-frame.ts'
import { type CardToken, pendingAnswer, tokenOf } from './pending-answer.ts'

export type CardFieldState = FieldState

export type CardFieldOptions = Omit<FrameOptions, 'kind' | 'form' | 'onAnswer'>

export type CardField = {
  setLook(look: FieldLook): void
  /** The frame's name for screen readers, in the page's language. */
  setTitle(title: string): void
  focus(): void
  tokenise(): Promise<CardToken>
  clear(): void
  destroy(): void
}

/** Mounts the vault's card field. The page never gets the card number, only whether it is valid, and then a card token. */
export function mountCardField(options: CardFieldOptions): CardField {
  const pending = pendingAnswer(tokenOf)
  const { isReady, post, destroy, ...field } = mountFrame({ ...options, kind: 'card', onAnswer: pending.answer })

  return {
    ...field,
    tokenise: () =>
      isReady()
        ? pending.request((id) => post({ type: 'tokenise', id }))
        : Promise.reject(new CardFieldFailed({ code: 'vault_unavailable' })),
    destroy() {
      destroy()
      pending.fail('closed')
    },
  }
}
