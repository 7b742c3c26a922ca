import type { Answer, Question } from '@amparo/contract/claim-forms'
import { isOtherChosen } from '@amparo/form-engine/answers/extra-fields'
import { hasLoadedOptions } from '@amparo/form-engine/question-types/choice'
import { useState } from 'react'
import { OptionPicker } from '../fields/option-picker.tsx'
import { OtherField } from '../fields/other-field.tsx'
import { QuestionField } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'
import { VehiclePicker } from './vehicle-picker.tsx'

export function DropdownQuestion({ question, path, error, errors }: QuestionProps) {
  const { model } = useForm()
  const [isOther, setOther] = useState(() => isOtherChosen(question, model.read(path)))
  const choose = (answer: Answer | undefined) => {
    model.choose(path, answer)
    setOther(isOtherChosen(question, answer))
  }

  return (
    <QuestionField question={question} path={path} error={error}>
      {(control) => (
        <>
          {isVehicle(question) ? (
            <VehiclePicker {...{ control, question, path, choose }} />
          ) : (
            <OptionPicker {...{ control, question, path, choose }} options={question.options} />
          )}
          {isOther && <OtherField question={question} path={path} errors={errors} />}
        </>
      )}
    </QuestionField>
  )
}

function isVehicle(question: Question): boolean {
  return hasLoadedOptions(question) && /^vehicle_(make|model)$/.test(question.data_type)
}
