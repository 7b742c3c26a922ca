import { genders } from '@amparo/rules/policies/quote-form'
import type { QuoteField, QuoteValues } from '@amparo/rules/policies/quote-values'
import { DateField } from '../../../blocks/date-field/date-field.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { ChoiceList } from '../../../ui/form/choice-list.tsx'
import { FieldSet } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { usePurchase } from '../use-purchase.ts'
import type { useQuoteForm } from './use-quote-form.ts'

type Props = {
  form: ReturnType<typeof useQuoteForm>
  idOf: (name: QuoteField) => string
  onChange: (changes: Partial<QuoteValues>) => void
}

/** Hints for the keyboard of a phone and for browsers that fill in forms. */
const hints = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const

export function PersonFields({ form, idOf, onChange }: Props) {
  const text = useContent('marketplace-quote')
  const words = useContent('policy-rewrite')
  const { values, labels, errors } = form
  // Not editable in cancel and rewrite: another e-mail address would begin another session, which has no policy to replace.
  const isEmailFixed = usePurchase().rewrite !== null

  return (
    <div className="quote-person">
      {(['firstName', 'lastName', 'email'] as const).map((name) => (
        <TextField
          key={name}
          {...hints[name]}
          id={idOf(name)}
          label={labels[name]}
          help={name === 'email' ? (isEmailFixed ? words.email_help : text.email_help) : undefined}
          readOnly={name === 'email' && isEmailFixed}
          error={errors.errorOf(name)}
          required
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          onBlur={() => errors.leave(name)}
        />
      ))}
      <DateField
        id={idOf('birthdate')}
        label={labels.birthdate}
        error={errors.errorOf('birthdate')}
        value={values.birthdate}
        limits="no-calendar"
        onDate={(birthdate) => onChange({ birthdate })}
        onLeave={() => errors.leave('birthdate')}
      />
      {form.isGenderAsked && <GenderField form={form} idOf={idOf} onChange={onChange} />}
    </div>
  )
}

/** New York does not ask (M-071). */
export function GenderField({ form: { values, labels, errors }, idOf, onChange }: Props) {
  const text = useContent('marketplace-quote')
  const titles = { M: text.gender_m, F: text.gender_f, P: text.gender_p }

  return (
    <FieldSet id={idOf('gender')} label={labels.gender} error={errors.errorOf('gender')} isRequired isOneChoice>
      {({ id }) => (
        <ChoiceList
          type="radio"
          id={id}
          name={id}
          options={genders.map((value) => ({ value, title: titles[value] }))}
          chosen={[values.gender]}
          onChoose={(gender) => onChange({ gender })}
          onLeave={() => errors.leave('gender')}
          isRow
        />
      )}
    </FieldSet>
  )
}
