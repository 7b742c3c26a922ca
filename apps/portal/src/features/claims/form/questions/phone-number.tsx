import { PhoneInput } from '../../../../blocks/phone/phone-input.tsx'
import { FieldSet, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import type { QuestionProps } from '../question-props.ts'

/** C-066. */
export function PhoneNumber({ question, path, error }: QuestionProps) {
  const { model, text, locale, country } = useForm()
  const kept = model.read(path)

  return (
    <FieldSet question={question} path={path} error={error}>
      <PhoneInput
        id={fieldId(path)}
        name={path}
        begin={kept === undefined ? undefined : String(kept)}
        home={country}
        locale={locale}
        labels={text}
        placeholder={question.placeholder ?? undefined}
        isInvalid={error !== undefined}
        isRequired={question.required}
        onChange={(stored) => model.write(path, stored)}
      />
    </FieldSet>
  )
}
