import './payment-card.css'
import { type PaymentFieldName, paymentFieldNames } from '@amparo/card-field/payment-fields'
import { MOST_CARDHOLDER_NAME } from '@amparo/rules/policies/cardholder-name'
import { useEffect } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { HostedField } from './hosted-field.tsx'
import { type MountPaymentFields, useMountedFields } from './use-mounted-fields.ts'
import type { CardFieldName, PaymentCardState } from './use-payment-card.ts'

type Props = {
  card: PaymentCardState
  idOf: (name: CardFieldName) => string
  errorOf: (name: CardFieldName) => string | null
  onLeave: (name: CardFieldName) => void
  /** Enter was pressed in one of the vault's fields. */
  onSubmit: () => void
  mount?: MountPaymentFields | undefined
}

/** Name, number, expiration date and CVV of a card. The last three are fields of the vault. */
export function PaymentCard({ card, idOf, errorOf, onLeave, onSubmit, mount }: Props) {
  const text = useContent('payment-card')
  const words = (name: PaymentFieldName) => ({ label: text[name], help: text[`${name}_help`], problem: errorOf(name) })
  const { containers, retry } = useMountedFields({
    ...{ card, mount, onSubmit },
    words: { number: words('number'), expiry: words('expiry'), cvv: words('cvv') },
  })
  const left = paymentFieldNames.filter((name) => card.states[name].touched).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another field was left
  useEffect(() => {
    for (const name of paymentFieldNames) if (card.states[name].touched) onLeave(name)
  }, [left])

  const hosted = (name: PaymentFieldName) => (
    <HostedField
      id={idOf(name)}
      label={text[name]}
      help={text[`${name}_help`]}
      error={errorOf(name)}
      frame={card.frame}
      container={containers[name]}
      onFocus={() => card.fields.current?.focus(name)}
    />
  )

  return (
    <div className="payment-card">
      <TextField
        id={idOf('cardholderName')}
        label={text.cardholder_name}
        error={errorOf('cardholderName')}
        required
        autoComplete="cc-name"
        maxLength={MOST_CARDHOLDER_NAME}
        value={card.name}
        onChange={({ target }) => card.setName(target.value)}
        onBlur={() => onLeave('cardholderName')}
      />
      {card.frame === 'unavailable' && (
        <Banner tone="danger" title={text.not_loaded}>
          <p>{text.not_loaded_text}</p>
          <Button look="second" onClick={retry}>
            {text.try_again}
          </Button>
        </Banner>
      )}
      <div className="payment-card-fields" hidden={card.frame === 'unavailable'}>
        {hosted('number')}
        <div className="payment-card-pair field-pair">
          {hosted('expiry')}
          {hosted('cvv')}
        </div>
        <p className="payment-card-note">
          <Icon name="lock" />
          <span>{text.secure_note}</span>
        </p>
      </div>
    </div>
  )
}
