import type { QuestionProps } from '../model/form-context.ts'

/** Text between the questions, without an answer (C-072). */
export function TextNoInput({ question: { title, help_text, sub_text } }: QuestionProps) {
  return (
    <div className="form-field question-words">
      <p>{title}</p>
      {help_text && <p className="form-field-help">{help_text}</p>}
      {sub_text && <p className="form-field-help">{sub_text}</p>}
    </div>
  )
}

/** A legal note between the questions (C-073). */
export function Disclaimer({ question: { title, help_text, sub_text } }: QuestionProps) {
  return (
    <div className="form-field question-disclaimer" role="note">
      <p>{title}</p>
      {help_text && <p>{help_text}</p>}
      {sub_text && <p>{sub_text}</p>}
    </div>
  )
}
