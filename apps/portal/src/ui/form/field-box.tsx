import './answer.css'
import './text-field.css'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'

type Field = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type Props = {
  id: string
  label: string
  help?: string | undefined
  /** In words; null while there is nothing to say. */
  error: string | null
  /** Of several controls, such as radio buttons: a label can belong to one only. */
  isSet?: boolean
  children: (field: Field) => ReactNode
}

/** Label, help, error, control, in this order: what a person needs before they answer is read before they answer. */
export function FieldBox({ id, label, help, error, isSet = false, children }: Props) {
  const described = [help && `${id}-help`, error !== null && `${id}-error`].filter(Boolean).join(' ')
  const field: Field = {
    id,
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': described || undefined,
  }
  const about = (
    <>
      {help && (
        <p className="text-field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== null && (
        <p className="text-field-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {children(field)}
    </>
  )
  const box = { className: 'text-field', 'data-invalid': error === null ? undefined : '' }
  const { id: _, ...choice } = { ...field, role: 'radiogroup' }

  return isSet ? (
    <fieldset {...box} {...choice}>
      <legend>{label}</legend>
      {about}
    </fieldset>
  ) : (
    <div {...box}>
      <label htmlFor={id}>{label}</label>
      {about}
    </div>
  )
}
