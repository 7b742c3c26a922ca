import { fill, plural } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { useAfterPause } from '../../../../ui/form/use-after-pause.ts'
import { describedBy, Field, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import type { QuestionProps } from '../question-props.ts'
import { typedAnswer } from '../typed-answer.ts'

export function LongText({ question, path, error }: QuestionProps) {
  const { model, locale } = useForm()
  const id = fieldId(path)
  const [begin] = useState(() => displayAnswer(question, model.read(path), locale))
  const [length, setLength] = useState(begin.length)
  const most = mostCharacters(question)

  return (
    <Field question={question} path={path} error={error}>
      <textarea
        className="answer"
        rows={4}
        id={id}
        name={path}
        placeholder={question.placeholder ?? undefined}
        defaultValue={begin}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={
          [describedBy({ question, id, error }), most && `${id}-left`].filter(Boolean).join(' ') || undefined
        }
        aria-required={question.required || undefined}
        onInput={({ currentTarget: { value } }) => {
          model.write(path, typedAnswer(question, value, locale))
          if (most) setLength(value.length)
        }}
      />
      {most && <CharactersLeft id={`${id}-left`} left={most - length} />}
    </Field>
  )
}

/** Seen at every letter, said only when there is a pause. */
function CharactersLeft({ id, left }: { id: string; left: number }) {
  const { text, locale } = useForm()
  const count = Math.abs(left)
  const forms = left < 0 ? text.characters_over : text.characters_left
  const words = fill(plural(forms, count, intlTag(locale)), { count })
  const spoken = useAfterPause(words)

  return (
    <>
      <p className="question-left" id={id} data-over={left < 0 ? '' : undefined}>
        {words}
      </p>
      <span className="hidden-visually" role="status">
        {spoken}
      </span>
    </>
  )
}

function mostCharacters({ validations }: Question): number | undefined {
  return Number(validations.find(({ rule }) => rule === 'max_length')?.value) || undefined
}
