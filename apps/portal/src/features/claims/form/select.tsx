import type { ChoiceProps } from './choice.tsx'
import { describedBy, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'

/** The platform's own: on a phone it opens the phone's own picker. */
export function Select({ question, path, error, options, choose }: ChoiceProps) {
  const { model, text } = useForm()
  const id = fieldId(path)

  return (
    <select
      className="answer answer-select"
      id={id}
      name={path}
      // A value that is no option any more shows as none [C-084].
      defaultValue={String(model.read(path) ?? '')}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ question, id, error })}
      aria-required={question.required || undefined}
      onChange={({ currentTarget: { value } }) => choose(value || undefined)}
    >
      <option value="">{question.placeholder ?? text.choose}</option>
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  )
}
