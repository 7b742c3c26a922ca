import type { Question } from '@amparo/contract/claim-forms'
import { errorsFor } from './errors-for.ts'
import { useForm } from './form-context.ts'
import type { Errors } from './form-model.ts'

type Props = { questions: readonly Question[]; within?: string; errors: Errors }

/** One under another. The register comes from the form, because it holds the groups, which hold questions again. */
export function Questions({ questions, within = '', errors }: Props) {
  const { componentFor } = useForm()

  return questions.map((question) => {
    const Component = componentFor(question.question_type)
    const path = within + question.question_key
    return (
      Component && (
        <Component
          key={path}
          question={question}
          path={path}
          error={errors.get(path)}
          errors={errorsFor(question, errors)}
        />
      )
    )
  })
}
