import '../../../ui/form/small-field.css'
import { type ReactNode, useId } from 'react'

type Field = { id: string; className: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type Props = { label: string; help?: string; error: string | null; children: (field: Field) => ReactNode }

/** Help above the field, the error between both. */
export function StartField({ label, help, error, children }: Props) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="start-field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className="soft">
          {help}
        </p>
      )}
      <p id={`${id}-error`} className="start-error" role="alert">
        {error}
      </p>
      {children({
        id,
        className: 'small-field',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}
