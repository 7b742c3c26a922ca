import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { type ReactNode, useState } from 'react'

/** The form as one would write it without a form engine: the same texts and plain uncontrolled inputs. */
export function HandWritten({ page }: { page: ClaimPage }) {
  const [first, revealed, rest] = page.question_groups.map(({ questions }) => questions) as [
    Question[],
    Question[],
    Question[],
  ]
  const [isOpen, setOpen] = useState(false)

  return (
    <form className="claim-form" noValidate onChange={(event) => steers(event.target) && setOpen(isYes(event.target))}>
      {/* In a box, as ours are. */}
      <div className="claim-questions">
        {first.map(field)}
        {isOpen && revealed.map(field)}
        {rest.map(field)}
      </div>
    </form>
  )
}

const steers = (target: EventTarget) => (target as HTMLInputElement).name === 'steering'
const isYes = (target: EventTarget) => (target as HTMLInputElement).value === 'yes'

function field(question: Question): ReactNode {
  const { question_key: key, question_type, title, help_text } = question
  if (question_type === 'radio' || question_type === 'checkbox')
    return (
      <fieldset className="form-field" key={key} aria-describedby={`${key}-help`}>
        <legend className="form-field-label">{title}</legend>
        <p className="form-field-help" id={`${key}-help`}>
          {help_text}
        </p>
        {question.options.map((option) => (
          <label className="option" key={option.value}>
            <input type={question_type} name={key} value={option.value} />
            <span>{option.title}</span>
          </label>
        ))}
      </fieldset>
    )
  return (
    <div className="form-field" key={key}>
      <label className="form-field-label" htmlFor={key}>
        {title}
      </label>
      <p className="form-field-help" id={`${key}-help`}>
        {help_text}
      </p>
      {control(question)}
    </div>
  )
}

function control({ question_type, question_key: key, options }: Question): ReactNode {
  const given = { id: key, name: key, className: 'answer', 'aria-describedby': `${key}-help` }
  if (question_type === 'long_text') return <textarea {...given} rows={4} />
  if (question_type !== 'dropdown') return <input {...given} type="text" />
  return (
    <select {...given} defaultValue="">
      <option value="">Choose one</option>
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  )
}
