import type { FieldKind, FieldLook } from '@amparo/contract/frame-messages'
import type { PaymentSource } from '@amparo/contract/payment-source'
import { CardFieldFailed } from './card-field-failed.ts'
import { randomChannel } from './frame-link.ts'
import { type FieldPlace, type FieldState, mountFrame } from './mount-frame.ts'
import { pendingAnswer, sourceOf } from './pending-answer.ts'

export const paymentFieldNames = ['number', 'expiry', 'cvv'] as const satisfies readonly FieldKind[]
export type PaymentFieldName = (typeof paymentFieldNames)[number]

export type PaymentFieldsOptions = {
  vaultOrigin: string
  places: Record<PaymentFieldName, FieldPlace>
  onState?: (name: PaymentFieldName, state: FieldState) => void
  onSubmit?: () => void
  /** All three are there. */
  onReady?: () => void
  /** One of them did not load in time. If all load later, `onReady` is still called. */
  onUnavailable?: () => void
  readyTimeoutMs?: number
}

export type PaymentFields = {
  setLook(name: PaymentFieldName, look: FieldLook): void
  setTitle(name: PaymentFieldName, title: string): void
  focus(name: PaymentFieldName): void
  /** Gives the card to the payment processor; the page gets what stands for it. */
  requestSource(cardholderName: string): Promise<PaymentSource>
  destroy(): void
}

/** Mounts the three fields of a payment card, each a frame of the vault. They exchange what was typed among themselves, on the vault's origin. */
export function mountPaymentFields({
  vaultOrigin,
  places,
  readyTimeoutMs,
  ...on
}: PaymentFieldsOptions): PaymentFields {
  const form = randomChannel()
  const pending = pendingAnswer(sourceOf)
  let gaveUp = false
  const mount = (kind: PaymentFieldName) =>
    mountFrame({
      ...places[kind],
      ...{ vaultOrigin, kind, form, readyTimeoutMs },
      onState: (state) => on.onState?.(kind, state),
      onSubmit: on.onSubmit,
      onReady: () => isReady() && on.onReady?.(),
      onUnavailable: () => {
        if (!gaveUp) on.onUnavailable?.()
        gaveUp = true
      },
      // Only the frame of the number has the source.
      onAnswer: (answer) => kind === 'number' && pending.answer(answer),
    })
  const fields = { number: mount('number'), expiry: mount('expiry'), cvv: mount('cvv') }
  const isReady = () => paymentFieldNames.every((name) => fields[name].isReady())

  return {
    setLook: (name, look) => fields[name].setLook(look),
    setTitle: (name, title) => fields[name].setTitle(title),
    focus: (name) => fields[name].focus(),
    requestSource: (name) =>
      isReady()
        ? pending.request((id) => fields.number.post({ type: 'request-source', id, name }))
        : Promise.reject(new CardFieldFailed({ code: 'vault_unavailable' })),
    destroy() {
      for (const name of paymentFieldNames) fields[name].destroy()
      pending.fail('closed')
    },
  }
}
