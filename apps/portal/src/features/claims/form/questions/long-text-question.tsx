import { fill, plural } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { useAfterPause } from '../../../../ui/form/use-after-pause.ts'
import { QuestionField } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'
import { typedAnswer } from '../model/typed-answer.ts'

export function LongTextQuestion({ question, path, error }: QuestionProps) {
  const { model, locale } = useForm()
  const [begin] = useState(() => displayAnswer(question, model.read(path), locale))
  const [length, setLength] = useState(begin.length)
  const most = mostCharacters(question)

  return (
    <QuestionField question={question} path={path} error={error}>
      {(control) => {
        const leftId = `${control.id}-left`
        return (
          <>
            <textarea
              {...control}
              className="answer"
              rows={4}
              name={path}
              placeholder={question.placeholder ?? undefined}
              defaultValue={begin}
              aria-describedby={[control['aria-describedby'], most && leftId].filter(Boolean).join(' ') || undefined}
              onInput={({ currentTarget: { value } }) => {
                model.write(path, typedAnswer(question, value, locale))
                if (most) setLength(value.length)
              }}
            />
            {most && <CharactersLeft id={leftId} left={most - length} />}
          </>
        )
      }}
    </QuestionField>
  )
}

/** Updated with every character, but read out only after a pause. */
function CharactersLeft({ id, left }: { id: string; left: number }) {
  const { text, locale } = useForm()
  const count = Math.abs(left)
  const forms = left < 0 ? text.characters_over : text.characters_left
  const words = fill(plural(forms, count, intlTag(locale)), { count })
  const announced = useAfterPause(words)

  return (
    <>
      <p className="question-left" id={id} data-over={left < 0 ? '' : undefined}>
        {words}
      </p>
      <span className="hidden-visually" role="status">
        {announced}
      </span>
    </>
  )
}

function mostCharacters({ validations }: Question): number | undefined {
  return Number(validations.find(({ rule }) => rule === 'max_length')?.value) || undefined
}
