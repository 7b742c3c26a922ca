import { type Locale, locales } from '@amparo/rules/locale/locales'
import { useId } from 'react'
import type { Choice } from './use-choice.ts'

type Country = { code: string; languages: readonly Locale[] }
type Props = {
  codes: readonly string[]
  countries: readonly Country[]
  choice: Choice
  onChoose: (choice: Choice) => void
}

export function FormChoice({ codes, countries, choice, onChoose }: Props) {
  const { code, country, locale } = choice
  const languages = countries.find((one) => one.code === country)?.languages ?? locales
  const languagesOf = (wanted: string) => countries.find((one) => one.code === wanted)?.languages ?? []

  return (
    <div className="playground-choice">
      <Select label="Form" value={code} values={codes} onChange={(next) => onChoose({ ...choice, code: next })} />
      <Select
        label="Country"
        value={country}
        values={countries.map((one) => one.code)}
        onChange={(next) => {
          const there = languagesOf(next)
          onChoose({ code, country: next, locale: there.includes(locale) ? locale : (there[0] ?? locale) })
        }}
      />
      <Select
        label="Language"
        value={locale}
        values={[...new Set([...languages, locale])]}
        onChange={(next) => onChoose({ ...choice, locale: next as Locale })}
      />
    </div>
  )
}

type SelectProps = { label: string; value: string; values: readonly string[]; onChange: (value: string) => void }

function Select({ label, value, values, onChange }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  )
}
