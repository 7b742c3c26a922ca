import '../../../../ui/form/tick.css'
import { isOtherChosen } from '@amparo/form-engine/answers/extra-fields'
import { useState } from 'react'
import { FieldSet, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import { OtherField } from '../other-field.tsx'
import type { QuestionProps } from '../question-props.ts'

export function Checkbox({ question, path, error, errors }: QuestionProps) {
  const { model } = useForm()
  const [begin] = useState(() => listOf(model.read(path)))
  const [isOther, setOther] = useState(() => isOtherChosen(question, begin))
  const id = fieldId(path)

  function tick(value: string, isTicked: boolean) {
    const others = listOf(model.read(path)).filter((one) => one !== value)
    const chosen = isTicked ? [...others, value] : others
    model.choose(path, chosen.length > 0 ? chosen : undefined)
    setOther(isOtherChosen(question, chosen))
  }

  return (
    <FieldSet question={question} path={path} error={error}>
      {question.options.map(({ value, title }, at) => (
        <label className="option" key={value}>
          <input
            className="tick"
            type="checkbox"
            id={at === 0 ? id : undefined}
            name={path}
            value={value}
            defaultChecked={begin.includes(value)}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ currentTarget: { checked } }) => tick(value, checked)}
          />
          <span>{title}</span>
        </label>
      ))}
      {isOther && <OtherField question={question} path={path} errors={errors} />}
    </FieldSet>
  )
}

function listOf(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : []
}
