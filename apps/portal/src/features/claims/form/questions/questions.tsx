import type { Question } from '@amparo/contract/claim-forms'
import { asksToConfirm } from '@amparo/form-engine/answers/extra-fields'
import { isHidden } from '@amparo/form-engine/answers/hidden-answers'
import { useForm } from '../model/form-context.ts'
import type { Errors } from '../model/shown-errors.ts'

type Props = { questions: readonly Question[]; within?: string; errors: Errors }

/** Questions one below the other. Their components come from the context, because a group component renders questions again. */
export function Questions({ questions, within = '', errors }: Props) {
  const { componentFor, model } = useForm()

  return questions.map((question) => {
    const Component = isHidden(question) ? undefined : componentFor(question.question_type)
    const path = within + question.question_key
    return (
      Component && (
        <Component
          key={`${path} ${model.restarts(path)}`}
          question={question}
          path={path}
          error={errors.get(path)}
          errors={holdsFields(question) ? errors : noErrors}
        />
      )
    )
  })
}

const noErrors: Errors = new Map()

/** Whether a question has further fields. All others get no errors but their own, so that they render for those alone. */
function holdsFields(question: Question): boolean {
  const { question_type, tags } = question
  return question_type.endsWith('group_list') || tags.includes('allow_other') || asksToConfirm(question)
}
