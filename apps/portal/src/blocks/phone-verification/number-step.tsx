import { useId, useRef, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { useCountry } from '../../queries/get-country.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ContactNumbers } from '../contact-numbers/contact-numbers.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import type { SentCode } from './phone-types.ts'
import { StepDialog } from './step-dialog.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useSendCode } from './use-send-code.ts'

type Props = { begin: Partial<SentCode>; onSent: (sent: SentCode) => void; onClose: () => void }

/** Asks for the number and its type (C-225), checks both (C-235 to C-238), and sends the code (C-228, C-231). */
export function NumberStep({ begin, onSent, onClose }: Props) {
  const text = useContent('phone-verification')
  const labels = useContent('contact')
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
      <fieldset>
        <legend>{text.phone}</legend>
        {phoneError && (
          <p className="phone-verification-error" id={`${id}-phone-error`}>
            <Icon name="warning" />
            <span>{phoneError}</span>
          </p>
        )}
        <PhoneInput
          id={`${id}-phone`}
          name="phone_number"
          begin={begin.phone}
          home={country?.code ?? ''}
          locale={locale}
          labels={text}
          isInvalid={phoneError !== undefined}
          isRequired
          onChange={(phone) => setGiven(({ type }) => ({ ...(type && { type }), ...(phone && { phone }) }))}
        />
      </fieldset>
      <TypeChoice
        id={`${id}-type`}
        type={given.type}
        isMissing={problems.type !== undefined}
        onChange={(type) => setGiven((before) => ({ ...before, type }))}
      />
    </StepDialog>
  )
}
