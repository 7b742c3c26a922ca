import { mountPaymentFields, type PaymentFieldName, paymentFieldNames } from '@amparo/card-field/payment-fields'
import type { FieldLook } from '@amparo/contract/frame-messages'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useFrameTheme } from '../card-frame/field-look.ts'
import { PaymentCardFailed } from './payment-card-failed.ts'
import type { PaymentCardState } from './use-payment-card.ts'

export type MountPaymentFields = typeof mountPaymentFields
type Words = Pick<FieldLook, 'label' | 'help' | 'problem'>
type Options = {
  card: PaymentCardState
  words: Record<PaymentFieldName, Words>
  mount?: MountPaymentFields | undefined
  onSubmit: () => void
}

/** The vault's three frames on this page: mounted once, and updated whenever their looks change. */
export function useMountedFields({ card, words, mount = mountPaymentFields, onSubmit }: Options) {
  const { settings, report } = usePlatform()
  const theme = useFrameTheme(useLocale())
  const number = useRef<HTMLDivElement>(null)
  const expiry = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const containers = { number, expiry, cvv }
  const [attempt, setAttempt] = useState(0)
  const look = (name: PaymentFieldName) => ({ ...words[name], ...theme, revealed: name !== 'cvv' })
  const looks = { number: look('number'), expiry: look('expiry'), cvv: look('cvv') }
  const latest = useRef({ card, looks, onSubmit })
  useEffect(() => {
    latest.current = { card, looks, onSubmit }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts new frames
  useEffect(() => {
    if (!number.current || !expiry.current || !cvv.current) return
    const place = (container: Element, name: PaymentFieldName) => {
      const { [name]: look } = latest.current.looks
      return { container, look, title: look.label }
    }
    const { fields } = latest.current.card
    fields.current = mount({
      vaultOrigin: settings.vaultOrigin,
      places: {
        number: place(number.current, 'number'),
        expiry: place(expiry.current, 'expiry'),
        cvv: place(cvv.current, 'cvv'),
      },
      // At once: if a number is pasted and submitted with Enter, both messages arrive before this page would render again.
      onState: (name, state) => flushSync(() => latest.current.card.setState(name, state)),
      onSubmit: () => latest.current.onSubmit(),
      onReady: () => latest.current.card.setFrame('ready'),
      onUnavailable: () => {
        report('PAYMENT_SERVICE_ERROR', new PaymentCardFailed('', { code: 'vault_unavailable' }))
        latest.current.card.setFrame('unavailable')
      },
    })
    return () => {
      fields.current?.destroy()
      fields.current = null
      latest.current.card.forget()
    }
  }, [mount, settings.vaultOrigin, attempt])

  const texts = JSON.stringify(looks)
  useEffect(() => {
    const next: typeof looks = JSON.parse(texts)
    for (const name of paymentFieldNames) card.fields.current?.setLook(name, next[name])
  }, [texts, card.fields])

  return { containers, retry: () => setAttempt((count) => count + 1) }
}
