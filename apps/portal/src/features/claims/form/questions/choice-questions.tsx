import type { Answer } from '@amparo/contract/claim-forms'
import { isOtherChosen } from '@amparo/form-engine/answers/extra-fields'
import { useState } from 'react'
import { ChoiceList } from '../../../../ui/form/choice-list.tsx'
import { OtherField } from '../fields/other-field.tsx'
import { QuestionFieldSet } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'

/** One of several options. */
export function RadioQuestion({ question, path, error, errors }: QuestionProps) {
  const [answer, choose] = useChoice(path)

  return (
    <QuestionFieldSet question={question} path={path} error={error} isOneChoice>
      {({ id }) => (
        <>
          <ChoiceList
            type="radio"
            id={id}
            name={path}
            options={question.options}
            chosen={typeof answer === 'string' ? [answer] : []}
            onChoose={choose}
            isRow={question.options.map(({ value }) => value).join() === 'yes,no'}
          />
          {isOtherChosen(question, answer) && <OtherField question={question} path={path} errors={errors} />}
        </>
      )}
    </QuestionFieldSet>
  )
}

/** Any number of the options. */
export function CheckboxQuestion({ question, path, error, errors }: QuestionProps) {
  const [answer, choose] = useChoice(path)
  const chosen = Array.isArray(answer) ? (answer as unknown[]).filter((one) => typeof one === 'string') : []

  function tick(value: string, isTicked: boolean) {
    const others = chosen.filter((one) => one !== value)
    const next = isTicked ? [...others, value] : others
    choose(next.length > 0 ? next : undefined)
  }

  return (
    <QuestionFieldSet question={question} path={path} error={error}>
      {({ id, 'aria-invalid': isInvalid }) => (
        <>
          <ChoiceList
            type="checkbox"
            id={id}
            name={path}
            options={question.options}
            chosen={chosen}
            onChoose={tick}
            aria-invalid={isInvalid}
          />
          {isOtherChosen(question, chosen) && <OtherField question={question} path={path} errors={errors} />}
        </>
      )}
    </QuestionFieldSet>
  )
}

function useChoice(path: string) {
  const { model } = useForm()
  const [answer, setAnswer] = useState(() => model.read(path))
  const choose = (next: Answer | undefined) => {
    model.choose(path, next)
    setAnswer(next)
  }
  return [answer, choose] as const
}
