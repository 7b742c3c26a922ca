import type { InputHTMLAttributes, Ref } from 'react'
import { FieldBox } from './field-box.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  id: string
  label: string
  help?: string | undefined
  /** In words; null while there is nothing to say. */
  error: string | null
  ref?: Ref<HTMLInputElement>
}

/** What is wrong stays as it was typed. */
export function TextField({ id, label, help, error, ...input }: Props) {
  return (
    <FieldBox {...{ id, label, help, error }}>
      {(field) => <input type="text" {...input} {...field} className="answer" />}
    </FieldBox>
  )
}
