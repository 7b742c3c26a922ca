import type { FieldState } from '@amparo/card-field/mount-frame'
import { type PaymentFieldName, type PaymentFieldsOptions, paymentFieldNames } from '@amparo/card-field/payment-fields'
import type { FieldLook } from '@amparo/contract/frame-messages'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

const valid: FieldState = { problem: null, touched: true, focused: false }

/** What a page sends of the card that these frames have. */
export const paymentInfo = (name: string) => ({
  number: 'sim_succeeds.4444.1228.abc',
  expiryMonth: 12,
  expiryYear: 2028,
  name,
  cvv: 'provided',
})

/** The vault's three frames without a vault: a test decides what they answer, and sees what they received. */
export function fakePaymentFields({ ready = true } = {}) {
  let options: PaymentFieldsOptions | undefined
  const looks = new Map<PaymentFieldName, FieldLook>()
  const fields = {
    setLook: (name: PaymentFieldName, look: FieldLook) => void looks.set(name, look),
    setTitle: vi.fn(),
    focus: vi.fn(),
    requestSource: vi.fn(async (name: string) => ({
      number: 'sim_succeeds.4444.1228.abc',
      expiry_month: 12,
      expiry_year: 2028,
      name,
      cvv: 'provided' as const,
    })),
    destroy: vi.fn(),
  }
  const mounted = () => {
    if (!options) throw new Error('the fields are not mounted yet')
    return options
  }
  const says = (name: PaymentFieldName, state: Partial<FieldState>) => {
    const { onState } = mounted()
    act(() => onState?.(name, { ...valid, ...state }))
  }

  return {
    fields,
    lookOf: (name: PaymentFieldName) => looks.get(name),
    mount: vi.fn((given: PaymentFieldsOptions) => {
      options = given
      for (const name of paymentFieldNames) looks.set(name, given.places[name].look)
      if (ready) queueMicrotask(() => act(() => given.onReady?.()))
      return fields
    }),
    says,
    hasCard: () => {
      for (const name of paymentFieldNames) says(name, {})
    },
    entersOn: () => act(() => mounted().onSubmit?.()),
    appears: () => act(() => mounted().onReady?.()),
    breaks: () => act(() => mounted().onUnavailable?.()),
  }
}
