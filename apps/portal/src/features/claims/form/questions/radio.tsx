import '../../../../ui/form/tick.css'
import { isOtherChosen } from '@amparo/form-engine/answers/extra-fields'
import { useState } from 'react'
import { FieldSet, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import { OtherField } from '../other-field.tsx'
import type { QuestionProps } from '../question-props.ts'

export function Radio({ question, path, error, errors }: QuestionProps) {
  const { model } = useForm()
  const [begin] = useState(() => model.read(path))
  const [isOther, setOther] = useState(() => isOtherChosen(question, begin))
  const id = fieldId(path)

  return (
    <FieldSet question={question} path={path} error={error} isOneChoice>
      {question.options.map(({ value, title }, at) => (
        <label className="option" key={value}>
          <input
            className="tick"
            type="radio"
            id={at === 0 ? id : undefined}
            name={path}
            value={value}
            defaultChecked={value === begin}
            onChange={() => {
              model.choose(path, value)
              setOther(isOtherChosen(question, value))
            }}
          />
          <span>{title}</span>
        </label>
      ))}
      {isOther && <OtherField question={question} path={path} errors={errors} />}
    </FieldSet>
  )
}
