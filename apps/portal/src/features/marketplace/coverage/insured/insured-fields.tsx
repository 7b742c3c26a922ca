import type { InsuredPerson } from '@amparo/rules/policies/coverage-update'
import { DateField } from '../../../../blocks/date-field/date-field.tsx'
import { useContent } from '../../../../platform/content/content.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { FormPart } from '../form-part.ts'

type Props = FormPart & {
  /** Where the person is in the update. */
  place: string
  person: InsuredPerson
  exampleAge?: number | undefined
  onChange: (person: InsuredPerson, options: { isTyping: boolean }) => void
}

/** Name and date of birth of a spouse or child. Names are sent when their field is left, a date once it is one. */
export function InsuredFields({ form, idOf, place, person, exampleAge, onChange }: Props) {
  const text = useContent('marketplace-coverage')
  const birthdate = `${place}.birthdate`

  return (
    <div className="insured-fields">
      {(['first_name', 'last_name'] as const).map((field) => {
        const name = `${place}.${field}`
        return (
          <TextField
            key={field}
            id={idOf(name)}
            label={text[field]}
            error={form.errors.errorOf(name)}
            required
            autoComplete="off"
            value={person[field]}
            onChange={({ target }) => onChange({ ...person, [field]: target.value }, { isTyping: true })}
            onBlur={() => {
              form.errors.leave(name)
              form.save()
            }}
          />
        )
      })}
      <DateField
        key={form.revision}
        id={idOf(birthdate)}
        label={text.birthdate}
        error={form.errors.errorOf(birthdate)}
        value={person.birthdate}
        limits="no-calendar"
        exampleAge={exampleAge}
        today={form.today}
        onDate={(date) => onChange({ ...person, birthdate: date }, { isTyping: false })}
        onLeave={() => form.errors.leave(birthdate)}
      />
    </div>
  )
}
