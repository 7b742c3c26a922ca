import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import type { FieldState } from '@amparo/card-field/mount-frame'
import { type PaymentFieldName, type PaymentFields, paymentFieldNames } from '@amparo/card-field/payment-fields'
import type { ContentOf } from '@amparo/content/slugs'
import type { PaymentSource } from '@amparo/contract/payment-source'
import { isCardholderName } from '@amparo/rules/policies/cardholder-name'
import { useRef, useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { PaymentCardFailed } from './payment-card-failed.ts'

export type CardFieldName = 'cardholderName' | PaymentFieldName
export type FrameState = 'starting' | 'ready' | 'unavailable'
type States = Record<PaymentFieldName, FieldState>

const untouched: FieldState = { problem: 'required', touched: false, focused: false }
const allUntouched: States = { number: untouched, expiry: untouched, cvv: untouched }

export type PaymentCardState = ReturnType<typeof usePaymentCard>

/** The card of a payment form: the name is ours, the rest is typed into the vault's frames. `PaymentCard` shows it. */
export function usePaymentCard() {
  const text = useContent('payment-card')
  const fields = useRef<PaymentFields>(null)
  const [name, setName] = useState('')
  const [states, setStates] = useState(allUntouched)
  const [frame, setFrame] = useState<FrameState>('starting')
  // Without its fields nobody is asked for a card: `source` says what is wrong then.
  const wrong = frame === 'ready' ? paymentFieldNames.filter((one) => states[one].problem) : []

  return {
    fields,
    name,
    setName,
    states,
    setState: (one: PaymentFieldName, state: FieldState) => setStates((before) => ({ ...before, [one]: state })),
    /** The frames are gone, and what was typed into them. */
    forget() {
      setStates(allUntouched)
      setFrame('starting')
    },
    frame,
    setFrame,
    problems: [
      // The error already names the field.
      ...(isCardholderName(name) ? [] : [problem('cardholderName', '', text.name_missing)]),
      ...wrong.map((one) => problem(one, text[one], errorOf(one, states[one], text))),
    ],
    /** Exchanges the card for a source. Throws a `PaymentCardFailed`. */
    async source(): Promise<PaymentSource> {
      if (!fields.current) throw new PaymentCardFailed(text.no_form, { code: 'no_form' })
      if (frame !== 'ready') throw new PaymentCardFailed(text.not_loaded, { code: 'vault_unavailable' })
      return fields.current.requestSource(name.trim()).catch((error: unknown) => {
        if (error instanceof CardFieldFailed) throw new PaymentCardFailed(text.incomplete, error)
        throw error
      })
    },
  }
}

const problem = (name: CardFieldName, label: string, error: string) => ({ name, label, error })

function errorOf(name: PaymentFieldName, { problem }: FieldState, text: ContentOf<'payment-card'>): string {
  return problem === 'not_mastercard' ? text.not_mastercard : text[`${name}_invalid`]
}
