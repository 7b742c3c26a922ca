import '../phone.css'
import { useRef, useState } from 'react'
import { FieldSet, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import { loadPhonePlans } from '../load-phone-plans.ts'
import { namedCountries, type PhoneCountry, phoneCountry } from '../phone-countries.ts'
import { shownPhone, storedPhone } from '../phone-text.ts'
import type { QuestionProps } from '../question-props.ts'

/** C-066, C-610, C-611. Nothing moves while somebody types: the number is put in shape when the field is left. */
export function PhoneNumber({ question, path, error }: QuestionProps) {
  const { model, text, country: home } = useForm()
  const [begin] = useState(() => shownPhone(String(model.read(path) ?? ''), phoneCountry(home)))
  const [country, setCountry] = useState(begin.country)
  const input = useRef<HTMLInputElement>(null)
  const id = fieldId(path)
  const isInvalid = error === undefined ? undefined : true

  const write = (of: PhoneCountry) => model.write(path, storedPhone({ country: of, text: input.current?.value ?? '' }))

  function putInShape() {
    if (!input.current?.value || document.activeElement === input.current) return
    write(country)
    const shown = shownPhone(String(model.read(path) ?? ''), country)
    if (!shown.isNumber) return
    input.current.value = shown.text
    setCountry(shown.country)
  }

  return (
    <FieldSet question={question} path={path} error={error}>
      <div className="phone">
        <CountrySelect
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
          name={path}
          aria-label={text.phone_number}
          placeholder={question.placeholder ?? undefined}
          defaultValue={begin.text}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid && `${id}-error`}
          aria-required={question.required || undefined}
          onFocus={() => void loadPhonePlans()}
          onInput={() => write(country)}
          onBlur={() => void loadPhonePlans().then(putInShape)}
        />
      </div>
    </FieldSet>
  )
}

type SelectProps = {
  country: PhoneCountry
  isInvalid: true | undefined
  onChange: (country: PhoneCountry) => void
}

/** All countries are put in when somebody is about to look: most people never do. */
function CountrySelect({ country, isInvalid, onChange }: SelectProps) {
  const { text, locale } = useForm()
  const [isFull, setFull] = useState(false)
  const all = namedCountries(locale)
  const fillUp = () => setFull(true)

  return (
    <select
      className="answer answer-select"
      aria-label={text.phone_country}
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
