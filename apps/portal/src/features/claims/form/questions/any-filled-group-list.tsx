import { FieldSet } from '../field.tsx'
import type { QuestionProps } from '../question-props.ts'
import { RowQuestions } from '../row-questions.tsx'

/** C-071: the group once, of which at least one question is answered. */
export function AnyFilledGroupList({ question, path, error, errors }: QuestionProps) {
  return (
    <FieldSet question={question} path={path} error={error}>
      <div className="group-row">
        <RowQuestions question={question} path={path} errors={errors} />
      </div>
    </FieldSet>
  )
}
