import './answer.css'
import './text-field.css'
import type { InputHTMLAttributes, Ref } from 'react'
import { Icon } from './icon.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  id: string
  label: string
  help?: string | undefined
  /** In words; null while there is nothing to say. */
  error: string | null
  ref?: Ref<HTMLInputElement>
}

/** Label, help, error, control, in this order. What is wrong stays as it was typed. */
export function TextField({ id, label, help, error, ...input }: Props) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="text-field" data-invalid={error === null ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
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
      <input
        type="text"
        {...input}
        className="answer"
        id={id}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={described || undefined}
      />
    </div>
  )
}
