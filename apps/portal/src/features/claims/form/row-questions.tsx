import type { Question } from '@amparo/contract/claim-forms'
import { innerQuestions } from '@amparo/form-engine/groups-of'
import { errorsFor } from './errors-for.ts'
import { useForm } from './form-context.ts'
import type { Errors } from './form-model.ts'

/** The questions of one row. */
export function RowQuestions({ question, path, errors }: { question: Question; path: string; errors: Errors }) {
  // The register of questions holds the groups too, so that a row gets its fields from the form.
  const { model, Question: Field } = useForm()

  return innerQuestions(model.page, question).map((inner) => {
    const place = `${path}.${inner.question_key}`
    return (
      <Field
        key={inner.question_key}
        question={model.show(inner)}
        path={place}
        error={errors.get(place)}
        errors={errorsFor(inner, errors)}
      />
    )
  })
}
