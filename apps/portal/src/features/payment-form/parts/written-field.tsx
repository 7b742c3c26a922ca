import type { PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { shownAnswer, tidyAnswer } from '@amparo/rules/payment-form/tidy'
import { type InputHTMLAttributes, useState } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import { fieldLabel } from '../payment-words.ts'

type Field = Exclude<keyof PaymentForm, 'isPayeeAgreeToClause'>
type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'className'> & {
  field: Field
  help?: string
  /** What the answer brings along, once it is whole. */
  onAnswer?: (answer: string) => Partial<PaymentForm>
}

/** Nothing moves while somebody types: an answer gets its dots and dashes when the field is left [C-459, C-472, C-476]. */
export function WrittenField({ field, onAnswer, ...rest }: Props) {
  const { form, text, change, leave, errorOf } = usePayment()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = shownAnswer(field, form[field])

  return (
    <TextField
      required
      {...rest}
      id={fieldId(field)}
      label={fieldLabel(field, text)}
      error={errorOf(field)}
      value={typed ?? shown}
      onFocus={() => setTyped(shown)}
      onChange={({ target: { value } }) => {
        setTyped(value)
        change({ [field]: value })
      }}
      onBlur={() => {
        const answer = tidyAnswer(field, typed ?? shown)
        setTyped(null)
        change({ [field]: answer, ...onAnswer?.(answer) })
        leave(field)
      }}
    />
  )
}
