import './answer.css'
import './field.css'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'

/** What a field tells the control inside it. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}
type Props = {
  id: string
  label: ReactNode
  /** One paragraph or several. */
  help?: string | readonly string[] | undefined
  /** Beside the help, but not read out with the control. */
  note?: string | undefined
  error: string | null | undefined
  isRequired?: boolean | undefined
  /** For an error that appears although the focus stays elsewhere: screen readers read it out. */
  announcesError?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label, help, error, control, in this order: what a person needs in order to answer is read before they answer. */
export function Field(props: Props) {
  const { id, label, children } = props

  return (
    <div className="form-field" data-field={id} data-invalid={props.error ? '' : undefined}>
      <label className="form-field-label" htmlFor={id}>
        {label}
      </label>
      <Notes {...props} />
      {children(controlProps(props))}
    </div>
  )
}

/** The same around several controls. Only a group of radio buttons can be invalid or required as a whole. */
export function FieldSet({ isOneChoice = false, ...props }: Props & { isOneChoice?: boolean }) {
  const { id, label, children } = props
  const control = controlProps(props)
  const { id: _, 'aria-describedby': describedBy, ...state } = control

  return (
    <fieldset
      className="form-field form-field-set"
      data-field={id}
      data-invalid={props.error ? '' : undefined}
      {...(isOneChoice && { role: 'radiogroup', ...state })}
      aria-describedby={describedBy}
    >
      <legend className="form-field-label">{label}</legend>
      <Notes {...props} />
      {children(control)}
    </fieldset>
  )
}

function Notes({ id, help = [], note, error, announcesError }: Props) {
  const message = error && <FieldError id={id} error={error} />

  return (
    <>
      {note && <p className="form-field-note">{note}</p>}
      {[help].flat().map((text, at) => (
        <p className="form-field-help" id={helpId(id, at)} key={text}>
          {text}
        </p>
      ))}
      {announcesError ? <div role="alert">{message}</div> : message}
    </>
  )
}

export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className="form-field-error" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  )
}

function controlProps({ id, help = [], error, isRequired }: Props): ControlProps {
  const ids = [help].flat().map((_, at) => helpId(id, at))

  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [...ids, ...(error ? [`${id}-error`] : [])].join(' ') || undefined,
    'aria-required': isRequired || undefined,
  }
}

const helpId = (id: string, at: number) => (at === 0 ? `${id}-help` : `${id}-help-${at + 1}`)
