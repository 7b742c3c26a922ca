import type { Answer, Question } from '@amparo/contract/claim-forms'
import { isOtherChosen } from '@amparo/form-engine/answers/extra-fields'
import { hasLoadedOptions } from '@amparo/form-engine/question-types/choice'
import { useState } from 'react'
import { Choice } from '../choice.tsx'
import { Field } from '../field.tsx'
import { useForm } from '../form-context.ts'
import { OtherField } from '../other-field.tsx'
import type { QuestionProps } from '../question-props.ts'
import { VehicleChoice } from '../vehicle-choice.tsx'

export function Dropdown(props: QuestionProps) {
  const { question, path, error, errors } = props
  const { model } = useForm()
  const [isOther, setOther] = useState(() => isOtherChosen(question, model.read(path)))
  const choose = (answer: Answer | undefined) => {
    model.choose(path, answer)
    setOther(isOtherChosen(question, answer))
  }

  return (
    <Field question={question} path={path} error={error}>
      {isVehicle(question) ? (
        <VehicleChoice {...props} choose={choose} />
      ) : (
        <Choice {...props} options={question.options} choose={choose} />
      )}
      {isOther && <OtherField question={question} path={path} errors={errors} />}
    </Field>
  )
}

function isVehicle(question: Question): boolean {
  return hasLoadedOptions(question) && /^vehicle_(make|model)$/.test(question.data_type)
}
