import type { InputHTMLAttributes, Ref } from 'react'
import { Field } from './field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  id: string
  label: string
  help?: string | undefined
  error: string | null
  announcesError?: boolean
  /** A code is shown in capitals, whatever is typed. */
  look?: 'code'
  ref?: Ref<HTMLInputElement>
}

export function TextField({ id, label, help, error, announcesError = false, look, ...input }: Props) {
  return (
    <Field {...{ id, label, help, error, announcesError }}>
      {(control) => <input type="text" {...input} {...control} className={look ? `answer answer-${look}` : 'answer'} />}
    </Field>
  )
}
