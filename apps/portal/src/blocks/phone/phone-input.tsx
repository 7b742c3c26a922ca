import './phone-input.css'
import type { Locale } from '@amparo/rules/locale/locales'
import { useMemo, useRef, useState } from 'react'
import { Select } from '../../ui/form/select.tsx'
import { loadPhonePlans } from './load-phone-plans.ts'
import { countryOptions, type PhoneCountry, phoneCountry } from './phone-countries.ts'
import { shownPhone, storedPhone } from './phone-text.ts'

type Props = {
  id: string
  name: string
  /** The stored number at the start: `+` and digits. Later changes of this prop are ignored. */
  begin: string | undefined
  /** The country that a number most likely belongs to. */
  home: string
  locale: Locale
  labels: { phone_country: string; phone_number: string }
  placeholder?: string | undefined
  isInvalid: boolean
  isRequired: boolean
  onChange: (stored: string | undefined) => void
}

/** A country and a number. The number is formatted when the field is left, not while somebody types (C-610, C-611). */
export function PhoneInput({ id, name, labels, placeholder, onChange, ...props }: Props) {
  const [begin] = useState(() => shownPhone(props.begin ?? '', phoneCountry(props.home)))
  const [country, setCountry] = useState(begin.country)
  const countries = useMemo(() => countryOptions(props.locale), [props.locale])
  const input = useRef<HTMLInputElement>(null)
  /** The country as it will be rendered next: another one may be chosen while the numbering plans load. */
  const newest = useRef(country)
  const isInvalid = props.isInvalid || undefined

  function choose(next: PhoneCountry) {
    newest.current = next
    setCountry(next)
  }

  function write() {
    const stored = storedPhone({ country: newest.current, text: input.current?.value ?? '' })
    onChange(stored)
    return stored
  }

  function format() {
    if (!input.current?.value || document.activeElement === input.current) return
    const shown = shownPhone(write() ?? '', newest.current)
    if (!shown.isNumber) return
    input.current.value = shown.text
    choose(shown.country)
  }

  return (
    <div className="phone">
      <Select
        aria-label={labels.phone_country}
        autoComplete="tel-country-code"
        options={countries}
        value={country.two}
        aria-invalid={isInvalid}
        onChange={({ currentTarget: { value } }) => {
          choose(phoneCountry(value))
          write()
        }}
      />
      <input
        ref={input}
        className="answer"
        type="tel"
        autoComplete="tel-national"
        id={id}
        name={name}
        aria-label={labels.phone_number}
        placeholder={placeholder}
        defaultValue={begin.text}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid && `${id}-error`}
        aria-required={props.isRequired || undefined}
        onFocus={() => void loadPhonePlans()}
        onInput={write}
        onBlur={() => void loadPhonePlans().then(format)}
      />
    </div>
  )
}
