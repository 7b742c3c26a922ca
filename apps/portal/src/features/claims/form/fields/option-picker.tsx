import type { Question } from '@amparo/contract/claim-forms'
import { useState } from 'react'
import { Combobox } from '../../../../ui/form/combobox.tsx'
import type { ControlProps } from '../../../../ui/form/field.tsx'
import { type Option, Select } from '../../../../ui/form/select.tsx'
import { useForm } from '../model/form-context.ts'

/** Longer lists than fit on a screen are searched, not scrolled. */
const MOST_SCROLLED = 15

export type OptionPickerProps = {
  control: ControlProps
  question: Question
  path: string
  options: readonly Option[]
  choose: (answer: string | undefined) => void
}

/** One of several options. An answer that is not an option any more shows as none (C-084). */
export function OptionPicker({ control, question, path, options, choose }: OptionPickerProps) {
  const { model, text, locale } = useForm()
  const [begin] = useState(() => String(model.read(path) ?? ''))

  return options.length > MOST_SCROLLED ? (
    <Combobox
      {...control}
      name={path}
      label={question.title}
      options={options}
      shown={options.find(({ value }) => value === begin)?.title ?? ''}
      words={text}
      locale={locale}
      placeholder={question.placeholder ?? undefined}
      onChoose={(option) => choose(option?.value)}
    />
  ) : (
    <Select
      {...control}
      name={path}
      options={options}
      placeholder={question.placeholder ?? text.choose}
      defaultValue={begin}
      onChange={({ currentTarget: { value } }) => choose(value || undefined)}
    />
  )
}
