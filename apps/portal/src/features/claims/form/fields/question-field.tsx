import type { Question } from '@amparo/contract/claim-forms'
import type { ReactNode } from 'react'
import { type ControlProps, Field, FieldSet } from '../../../../ui/form/field.tsx'
import { fieldId } from '../model/answer-paths.ts'
import { type Form, useForm } from '../model/form-context.ts'

type Props = {
  question: Question
  path: string
  error: string | undefined
  /** Below the help text, such as how a date is written. */
  hint?: string
  children: (control: ControlProps) => ReactNode
}

/** The field of a question that has one control. */
export function QuestionField(props: Props) {
  return <Field {...fieldProps(props, useForm())}>{props.children}</Field>
}

/** The field of a question that has several controls. */
export function QuestionFieldSet({ isOneChoice = false, ...props }: Props & { isOneChoice?: boolean }) {
  return (
    <FieldSet {...fieldProps(props, useForm())} isOneChoice={isOneChoice}>
      {props.children}
    </FieldSet>
  )
}

function fieldProps({ question, path, error, hint }: Props, { text, prefilled }: Form) {
  const { question_key, title, help_text, sub_text, required, tags } = question
  const isMarked = !required && !tags.includes('optional_no_label')

  return {
    id: fieldId(path),
    label: isMarked ? <OptionalTitle title={title} mark={text.optional} /> : title,
    help: [help_text, sub_text, hint].filter((one) => typeof one === 'string' && one !== '') as string[],
    note: prefilled[question_key],
    error,
    isRequired: required,
  }
}

function OptionalTitle({ title, mark }: { title: string; mark: string }) {
  return (
    <>
      {title} <span className="question-optional">{mark}</span>
    </>
  )
}
