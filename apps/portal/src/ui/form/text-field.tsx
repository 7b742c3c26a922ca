import type { InputHTMLAttributes, Ref } from 'react'
import { Field } from './field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  id: string
  label: string
  help?: string | undefined
  error: string | null
  announcesError?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField({ id, label, help, error, announcesError = false, ...input }: Props) {
  return (
    <Field {...{ id, label, help, error, announcesError }}>
      {(control) => <input type="text" {...input} {...control} className="answer" />}
    </Field>
  )
}
