import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { type ReactNode, useState } from 'react'

/** What somebody would write by hand who has no engine: the same words, plain uncontrolled inputs, nothing else. */
export function HandWritten({ page }: { page: ClaimPage }) {
  const [first, revealed, rest] = page.question_groups.map(({ questions }) => questions) as [
    Question[],
    Question[],
    Question[],
  ]
  const [isOpen, setOpen] = useState(false)

  return (
    <form className="claim-form" noValidate onChange={(event) => steers(event.target) && setOpen(isYes(event.target))}>
      {/* In a box, as ours are: one by one in the form itself they would take Chromium five times as long at a thousand. */}
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
      <fieldset className="question" key={key} aria-describedby={`${key}-help`}>
        <legend className="question-label">{title}</legend>
        <p className="question-help" id={`${key}-help`}>
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
    <div className="question" key={key}>
      <label className="question-label" htmlFor={key}>
        {title}
      </label>
      <p className="question-help" id={`${key}-help`}>
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
