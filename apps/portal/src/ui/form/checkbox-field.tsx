import './choice-list.css'
import './tick.css'
import type { InputHTMLAttributes } from 'react'
import { FieldError } from './field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  id: string
  label: string
  error: string | null
}

/** One checkbox, such as "I agree", with its error above it. */
export function CheckboxField({ id, label, error, ...input }: Props) {
  return (
    <div className="form-field" data-field={id} data-invalid={error === null ? undefined : ''}>
      {error !== null && <FieldError id={id} error={error} />}
      <label className="option">
        <input
          {...input}
          className="tick"
          type="checkbox"
          id={id}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={
            [input['aria-describedby'], error !== null && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
