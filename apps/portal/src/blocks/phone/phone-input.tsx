import '../../ui/form/answer.css'
import './phone-input.css'
import type { Locale } from '@amparo/rules/locale/locales'
import { useRef, useState } from 'react'
import { loadPhonePlans } from './load-phone-plans.ts'
import { namedCountries, type PhoneCountry, phoneCountry } from './phone-countries.ts'
import { shownPhone, storedPhone } from './phone-text.ts'

type Props = {
  id: string
  name: string
  /** As it is stored: `+` and digits. What comes later is only told, never put in. */
  begin: string | undefined
  /** Whose number it is likely to be. */
  home: string
  locale: Locale
  labels: { phone_country: string; phone_number: string }
  placeholder?: string | undefined
  isInvalid: boolean
  isRequired: boolean
  onChange: (stored: string | undefined) => void
}

/** C-610, C-611. Nothing moves while somebody types: the number is put in shape when the field is left. */
export function PhoneInput({ id, name, labels, placeholder, onChange, ...of }: Props) {
  const [begin] = useState(() => shownPhone(of.begin ?? '', phoneCountry(of.home)))
  const [country, setCountry] = useState(begin.country)
  const input = useRef<HTMLInputElement>(null)
  const isInvalid = of.isInvalid || undefined

  function write(inCountry: PhoneCountry) {
    const stored = storedPhone({ country: inCountry, text: input.current?.value ?? '' })
    onChange(stored)
    return stored
  }

  function putInShape() {
    if (!input.current?.value || document.activeElement === input.current) return
    const shown = shownPhone(write(country) ?? '', country)
    if (!shown.isNumber) return
    input.current.value = shown.text
    setCountry(shown.country)
  }

  return (
    <div className="phone">
      <CountrySelect
        label={labels.phone_country}
        locale={of.locale}
        country={country}
        isInvalid={isInvalid}
        onChange={(next) => {
          setCountry(next)
          write(next)
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
        aria-required={of.isRequired || undefined}
        onFocus={() => void loadPhonePlans()}
        onInput={() => write(country)}
        onBlur={() => void loadPhonePlans().then(putInShape)}
      />
    </div>
  )
}

type SelectProps = {
  label: string
  locale: Locale
  country: PhoneCountry
  isInvalid: true | undefined
  onChange: (country: PhoneCountry) => void
}

/** All countries are put in when somebody is about to look: most people never do. */
function CountrySelect({ label, locale, country, isInvalid, onChange }: SelectProps) {
  const [isFull, setFull] = useState(false)
  const all = namedCountries(locale)
  const fillUp = () => setFull(true)

  return (
    <select
      className="answer answer-select"
      aria-label={label}
      autoComplete="tel-country-code"
      value={country.two}
      aria-invalid={isInvalid}
      onFocus={fillUp}
      onPointerDown={fillUp}
      onChange={({ currentTarget: { value } }) => onChange(phoneCountry(value))}
    >
      {(isFull ? all : all.filter(({ two }) => two === country.two)).map(({ two, title }) => (
        <option key={two} value={two}>
          {title}
        </option>
      ))}
    </select>
  )
}
