import type { QuestionProps } from '../question-props.ts'

/** C-073. */
export function Disclaimer({ question: { title, help_text, sub_text } }: QuestionProps) {
  return (
    <div className="question question-disclaimer" role="note">
      <p>{title}</p>
      {help_text && <p>{help_text}</p>}
      {sub_text && <p>{sub_text}</p>}
    </div>
  )
}
