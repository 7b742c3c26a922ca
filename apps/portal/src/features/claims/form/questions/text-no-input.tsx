import type { QuestionProps } from '../question-props.ts'

/** C-072. */
export function TextNoInput({ question: { title, help_text, sub_text } }: QuestionProps) {
  return (
    <div className="question question-words">
      <p>{title}</p>
      {help_text && <p className="question-help">{help_text}</p>}
      {sub_text && <p className="question-help">{sub_text}</p>}
    </div>
  )
}
