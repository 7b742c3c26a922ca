import './payment-fields.css'
import type { PaymentForm } from '@amparo/rules/payment-form/payment-form'
import type { PaymentField } from '@amparo/rules/payment-form/problems'
import { shownAnswer, tidyAnswer } from '@amparo/rules/payment-form/tidy'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useLocale } from '../../../platform/content/locale.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import type { ListOption } from '../../../ui/form/combobox-list.tsx'
import { Field, FieldSet } from '../../../ui/form/field.tsx'
import { type Option, Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { YesNo } from '../../../ui/form/yes-no.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import { fieldLabel } from '../payment-words.ts'

// The fields of the form kit, tied to the answers and errors of the payment form.

type TextName = Exclude<keyof PaymentForm, 'isPayeeAgreeToClause'>

function useField<Name extends PaymentField>(name: Name) {
  const { text, form, change, leave, errorOf } = usePayment()

  return {
    field: { id: fieldId(name), label: fieldLabel(name, text), error: errorOf(name) },
    value: form[name],
    change: (value: PaymentForm[Name]) => change({ [name]: value }),
    leave: () => leave(name),
  }
}

type TextProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'className'> & {
  name: TextName
  help?: string
  /** Other answers that a complete answer fills in. */
  onAnswer?: (answer: string) => Partial<PaymentForm>
}

/** Nothing changes under the person's hands: the answer gets its dots and dashes when the field is left (C-459, C-472, C-476). */
export function PaymentText({ name, onAnswer, ...rest }: TextProps) {
  const payment = usePayment()
  const { field, value, change, leave } = useField(name)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = shownAnswer(name, value)

  return (
    <TextField
      required
      {...rest}
      {...field}
      value={typed ?? shown}
      onFocus={() => setTyped(shown)}
      onChange={({ target }) => {
        setTyped(target.value)
        change(target.value)
      }}
      onBlur={() => {
        const answer = tidyAnswer(name, typed ?? shown)
        setTyped(null)
        payment.change({ [name]: answer, ...onAnswer?.(answer) })
        leave()
      }}
    />
  )
}

type SearchProps = {
  name: 'payeeBank' | 'payeeInsuredProfession' | 'payeeBeneficiaryProfession'
  help: string
  options: readonly ListOption[]
  onChoose?: (option: ListOption) => void
}

/** A list to search in. What it does not contain can be typed. */
export function PaymentSearch({ name, help, options, onChoose }: SearchProps) {
  const { text } = usePayment()
  const locale = useLocale()
  const { field, value, change, leave } = useField(name)

  return (
    <Field {...field} help={help}>
      {(control) => (
        <Combobox
          {...control}
          label={field.label}
          options={options}
          shown={value}
          locale={locale}
          words={text}
          required
          onType={change}
          onChoose={(option) => {
            change(option?.title ?? '')
            if (option) onChoose?.(option)
          }}
          onBlur={({ currentTarget }) => {
            change(tidyAnswer(name, currentTarget.value))
            leave()
          }}
        />
      )}
    </Field>
  )
}

export function PaymentSelect({ name, options }: { name: TextName; options: readonly Option[] }) {
  const { text } = usePayment()
  const { field, value, change, leave } = useField(name)

  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          required
          options={options}
          placeholder={text.choose}
          value={value}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

type YesNoProps = { name: TextName; help?: string; onAnswer?: (answer: string) => void; children?: ReactNode }

export function PaymentYesNo({ name, help, onAnswer, children }: YesNoProps) {
  const { text } = usePayment()
  const { field, value, change, leave } = useField(name)

  return (
    <FieldSet {...field} help={help} isOneChoice>
      {({ id }) => (
        <>
          {children}
          <YesNo id={id} value={value} titles={text} onChange={onAnswer ?? change} onLeave={leave} />
        </>
      )}
    </FieldSet>
  )
}
