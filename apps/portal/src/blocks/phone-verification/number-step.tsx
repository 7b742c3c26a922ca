import { useId, useRef, useState } from 'react'
import { useContent, useOptionalContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { useCountry } from '../../queries/get-country.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceList } from '../../ui/form/choice-list.tsx'
import { FieldSet } from '../../ui/form/field.tsx'
import { ContactNumbers } from '../contact-numbers/contact-numbers.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import type { PhoneType, SentCode } from './phone-types.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSendCode } from './use-send-code.ts'

type Props = { begin: Partial<SentCode>; onSent: (sent: SentCode) => void; onClose: () => void }

/** Asks for the number and its type (C-225 to C-227), checks both (C-235 to C-238), and sends the code (C-228, C-231). */
export function NumberStep({ begin, onSent, onClose }: Props) {
  const text = useContent('phone-verification')
  const labels = useOptionalContent('contact')
  const country = useCountry()
  const locale = useLocale()
  const id = useId()
  const [given, setGiven] = useState(begin)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { send, problemsOf, isBusy, isLocked } = useSendCode({
    onSent,
    onProblems: ({ phone }) => {
      const name = phone ? 'phone_number' : 'phone_type'
      form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
    },
  })
  const problems = isTried ? problemsOf(given) : {}
  const phoneError = problems.phone && { required: text.phone_required, invalid: text.phone_invalid }[problems.phone]

  return (
    <StepDialog
      form={form}
      title={text.title}
      submit={text.send}
      isBusy={isBusy}
      onSubmit={() => {
        setTried(true)
        void send(given)
      }}
      onClose={onClose}
    >
      <p>{text.text}</p>
      {isLocked && (
        <Banner tone="danger">
          <p>{text.locked}</p>
          <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
        </Banner>
      )}
      <FieldSet id={`${id}-phone`} label={text.phone} error={phoneError}>
        {(control) => (
          <PhoneInput
            id={control.id}
            name="phone_number"
            begin={begin.phone}
            home={country?.code ?? ''}
            locale={locale}
            labels={text}
            isInvalid={phoneError !== undefined}
            isRequired
            onChange={(phone) => setGiven(({ type }) => ({ ...(type && { type }), ...(phone && { phone }) }))}
          />
        )}
      </FieldSet>
      <FieldSet id={`${id}-type`} label={text.type} error={problems.type && text.type_required} isRequired isOneChoice>
        {(control) => (
          <ChoiceList
            type="radio"
            id={control.id}
            name="phone_type"
            options={[
              { value: 'cell', title: text.type_cell },
              { value: 'home', title: text.type_home },
            ]}
            chosen={given.type ? [given.type] : []}
            onChoose={(type) => setGiven((before) => ({ ...before, type: type as PhoneType }))}
          />
        )}
      </FieldSet>
    </StepDialog>
  )
}
