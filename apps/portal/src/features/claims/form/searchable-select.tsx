import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { Combobox } from '../../../ui/form/combobox.tsx'
import type { ChoiceProps } from './choice.tsx'
import { describedBy, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'

export function SearchableSelect({ question, path, error, options, choose }: ChoiceProps) {
  const { model, text, locale } = useForm()
  const [shown] = useState(() => options.find(({ value }) => value === model.read(path))?.title ?? '')
  const id = fieldId(path)

  return (
    <Combobox
      id={id}
      name={path}
      label={question.title}
      options={options}
      shown={shown}
      words={{ ...text, found: (count) => fill(plural(text.list_found, count, intlTag(locale)), { count }) }}
      locale={locale}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ question, id, error })}
      aria-required={question.required || undefined}
      placeholder={question.placeholder ?? undefined}
      onChoose={(option) => choose(option?.value)}
    />
  )
}
