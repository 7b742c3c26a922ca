import '../../../ui/form/tick.css'
import type { PaymentField } from '@amparo/rules/payment-form/problems'
import type { ReactNode } from 'react'
import { FieldBox } from '../../../ui/form/field-box.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import { fieldLabel } from '../payment-words.ts'

type Props = { field: PaymentField; help?: string; onAnswer: (answer: string) => void; children?: ReactNode }

export function YesNoField({ field, help, onAnswer, children }: Props) {
  const { form, text, leave, errorOf } = usePayment()
  const answers = [
    ['yes', text.yes],
    ['no', text.no],
  ] as const

  return (
    <FieldBox id={fieldId(field)} label={fieldLabel(field, text)} help={help} error={errorOf(field)} isSet>
      {({ id }) => (
        <>
          {children}
          <div className="payment-yes-no">
            {answers.map(([value, title], at) => (
              <label key={value}>
                <input
                  className="tick"
                  type="radio"
                  id={at === 0 ? id : undefined}
                  name={id}
                  value={value}
                  checked={form[field] === value}
                  onChange={() => onAnswer(value)}
                  onBlur={({ relatedTarget }) => {
                    const isWithin = relatedTarget instanceof HTMLInputElement && relatedTarget.name === id
                    if (!isWithin) leave(field)
                  }}
                />
                {title}
              </label>
            ))}
          </div>
        </>
      )}
    </FieldBox>
  )
}
