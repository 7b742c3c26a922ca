import { countryOptions } from '@amparo/rules/letters/country-options'
import { isLetterDay } from '@amparo/rules/letters/letter-day'
import { relationships } from '@amparo/rules/letters/letter-forms'
import { type InputHTMLAttributes, useMemo } from 'react'
import { DateField } from '../../../blocks/date-field/date-field.tsx'
import { PhoneInput } from '../../../blocks/phone/phone-input.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field, FieldSet } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { YesNo } from '../../../ui/form/yes-no.tsx'

/** What every field of a letter form gets. The form notices by itself when a field is left. */
export type InputProps = {
  field: { id: string; label: string; error: string | null }
  value: string
  onChange: (value: string) => void
}

type TextProps = InputProps & { help?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'type' | 'dir' | 'spellCheck' | 'autoCapitalize'
  >

export function LetterText({ field, value, onChange, ...rest }: TextProps) {
  return <TextField {...rest} {...field} required value={value} onChange={({ target }) => onChange(target.value)} />
}

/** All countries in the order of the language; options are compared by their labels (C-374, C-375, C-389). */
export function LetterCountry({ field, value, onChange }: InputProps) {
  const words = useContent('claim-form')
  const locale = useLocale()
  const options = useMemo(() => countryOptions(locale).map(({ value, label }) => ({ value, title: label })), [locale])

  return (
    <Field {...field} isRequired>
      {(control) => (
        <Combobox
          {...control}
          label={field.label}
          options={options}
          shown={options.find((option) => option.value === value)?.title ?? ''}
          words={words}
          locale={locale}
          onChoose={(option) => onChange(option?.value ?? '')}
        />
      )}
    </Field>
  )
}

/** `departure` is given for the return date, which the calendar offers from that day on (C-318). */
export function LetterDate({
  field,
  value,
  onChange,
  departure,
  help,
  isBirthday = false,
}: InputProps & { departure?: string; help?: string; isBirthday?: boolean }) {
  const { today } = usePlatform()
  const limits = departure === undefined ? undefined : returnLimits(departure, today())

  return (
    <DateField
      {...field}
      help={help ? [help] : []}
      isRequired={departure === undefined}
      value={value}
      limits={isBirthday ? 'no-calendar' : limits}
      onDate={onChange}
    />
  )
}

/** The last day is today only for a trip that has begun (C-317, C-X02). */
export function returnLimits(departure: string, today: string): { first?: string; last?: string } {
  if (!isLetterDay(departure)) return {}
  return { first: departure, ...(departure < today && { last: today }) }
}

export function LetterPhone({ field, value, onChange, country }: InputProps & { country: string }) {
  const labels = useContent('claim-form')
  const locale = useLocale()

  return (
    <FieldSet {...field}>
      {({ id }) => (
        <PhoneInput
          id={id}
          name="phoneNumber"
          begin={value}
          home={country}
          locale={locale}
          labels={labels}
          isInvalid={field.error !== null}
          isRequired
          onChange={(number) => onChange(number ?? '')}
        />
      )}
    </FieldSet>
  )
}

export function LetterRelationship({ field, value, onChange }: InputProps) {
  const text = useContent('letter-forms')
  const options = relationships.map((one) => ({ value: one, title: text[`relationship_${one}`] }))

  return (
    <Field {...field} isRequired>
      {(control) => (
        <Select
          {...control}
          options={options}
          placeholder={text.choose}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

export function LetterYesNo({ field, value, onChange }: InputProps) {
  const text = useContent('letter-forms')

  return (
    <FieldSet {...field} isRequired isOneChoice>
      {({ id }) => <YesNo id={id} value={value} titles={text} onChange={onChange} />}
    </FieldSet>
  )
}
