import { type FormEvent, useId, useRef, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ContactNumbers } from '../contact-numbers.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import { useCountry } from '../use-country.ts'
import type { SentCode } from './phone-verification.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useSendCode } from './use-send-code.ts'

type Props = { begin: Partial<SentCode>; onSent: (sent: SentCode) => void; onClose: () => void }

/** C-225, C-228, C-231, C-235 to C-238. */
export function NumberStep({ begin, onSent, onClose }: Props) {
  const text = useContent('phone-verification')
  const labels = useContent('contact')
  const country = useCountry()
  const locale = useLocale()
  const id = useId()
  const [given, setGiven] = useState(begin)
  const [isTried, setTried] = useState(false)
  const { send, problemsOf, isBusy, isLocked } = useSendCode(onSent)
  const form = useRef<HTMLFormElement>(null)
  const problems = isTried ? problemsOf(given) : {}
  const phoneError = problems.phone && { required: text.phone_required, invalid: text.phone_invalid }[problems.phone]

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wrong = await send(given)
    if (!wrong) return
    const name = wrong.phone ? 'phone_number' : 'phone_type'
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  }

  return (
    <Dialog
      title={text.title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={isBusy}>
            {text.send}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={id} className="phone-verification" ref={form} noValidate onSubmit={(event) => void submit(event)}>
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
      </form>
    </Dialog>
  )
}
