import { PhoneInput } from '../../../../blocks/phone/phone-input.tsx'
import { QuestionFieldSet } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'

/** A phone number with its country (C-066). */
export function PhoneQuestion({ question, path, error }: QuestionProps) {
  const { model, text, locale, country } = useForm()
  const answer = model.read(path)

  return (
    <QuestionFieldSet question={question} path={path} error={error}>
      {({ id }) => (
        <PhoneInput
          id={id}
          name={path}
          begin={answer === undefined ? undefined : String(answer)}
          home={country}
          locale={locale}
          labels={text}
          placeholder={question.placeholder ?? undefined}
          isInvalid={error !== undefined}
          isRequired={question.required}
          onChange={(number) => model.write(path, number)}
        />
      )}
    </QuestionFieldSet>
  )
}
