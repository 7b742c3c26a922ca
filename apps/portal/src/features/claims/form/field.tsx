import type { Question } from '@amparo/contract/claim-forms'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import { type Form, useForm } from './form-context.ts'

export const fieldId = (path: string) => `q-${path}`

type Props = {
  question: Question
  path: string
  error: string | undefined
  /** Below the help text, such as how a date is written. */
  hint?: string
  children: ReactNode
}

/** Label, help, error, control, in this order: what a person needs before they answer is read before they answer. */
export function Field({ question, path, error, hint, children }: Props) {
  const form = useForm()
  const id = fieldId(path)

  return (
    <div className="question" data-path={path} data-invalid={error === undefined ? undefined : ''}>
      <label className="question-label" htmlFor={id}>
        {titleOf(question, form)}
      </label>
      {about({ question, id, error, hint }, form)}
      {children}
    </div>
  )
}

/** The same around several controls. Only a group of radio buttons can be invalid as a whole. */
export function FieldSet({ question, path, error, hint, isOneChoice, children }: Props & { isOneChoice?: boolean }) {
  const form = useForm()
  const id = fieldId(path)

  return (
    <fieldset
      className="question question-set"
      data-path={path}
      data-invalid={error === undefined ? undefined : ''}
      {...(isOneChoice && oneChoice(question, error))}
      aria-describedby={describedBy({ question, id, error, hint })}
    >
      <legend className="question-label">{titleOf(question, form)}</legend>
      {about({ question, id, error, hint }, form)}
      {children}
    </fieldset>
  )
}

function oneChoice({ required }: Question, error: string | undefined) {
  return {
    role: 'radiogroup',
    'aria-required': required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }
}

// Functions and not components: a page of a thousand questions would have three thousand more of them.

function titleOf({ title, required, tags }: Question, { text }: Form) {
  if (required || tags.includes('optional_no_label')) return title
  return (
    <>
      {title} <span className="question-optional">{text.optional}</span>
    </>
  )
}

type AboutProps = { question: Question; id: string; error: string | undefined; hint: string | undefined }

function about({ question: { question_key, help_text, sub_text }, id, error, hint }: AboutProps, { prefilled }: Form) {
  const source = prefilled[question_key]

  return (
    <>
      {source && <p className="question-source">{source}</p>}
      {help_text && (
        <p className="question-help" id={`${id}-help`}>
          {help_text}
        </p>
      )}
      {sub_text && (
        <p className="question-help" id={`${id}-sub`}>
          {sub_text}
        </p>
      )}
      {hint && (
        <p className="question-help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={id} error={error} />}
    </>
  )
}

export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className="question-error" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  )
}

/** The ids of what stands between label and control. */
export function describedBy({ question, id, error, hint }: Omit<AboutProps, 'hint'> & { hint?: string | undefined }) {
  let ids = question.help_text ? `${id}-help` : ''
  if (question.sub_text) ids += ` ${id}-sub`
  if (hint) ids += ` ${id}-hint`
  if (error !== undefined) ids += ` ${id}-error`
  return ids.trim() || undefined
}
