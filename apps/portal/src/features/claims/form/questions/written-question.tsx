import { asksToConfirm } from '@amparo/form-engine/answers/extra-fields'
import { ConfirmField } from '../fields/confirm-field.tsx'
import { QuestionField } from '../fields/question-field.tsx'
import { type InputAttributes, WrittenInput } from '../fields/written-input.tsx'
import type { QuestionProps } from '../model/form-context.ts'

type Props = QuestionProps & {
  attributes: InputAttributes
  /** Beside a number: what it counts. */
  unit?: string | undefined
}

/** Every question that is answered with one line of text. */
export function WrittenQuestion({ question, path, error, errors, attributes, unit }: Props) {
  return (
    <>
      <QuestionField question={question} path={path} error={error}>
        {(control) => {
          const described = [control['aria-describedby'], unit && `${control.id}-unit`].filter(Boolean).join(' ')
          return (
            <>
              <WrittenInput
                question={question}
                path={path}
                {...attributes}
                {...control}
                aria-describedby={described || undefined}
              />
              {unit && (
                <span className="answer-unit" id={`${control.id}-unit`}>
                  {unit}
                </span>
              )}
            </>
          )
        }}
      </QuestionField>
      {asksToConfirm(question) && (
        <ConfirmField question={question} path={path} errors={errors} attributes={attributes} />
      )}
    </>
  )
}
