import { fill } from '@amparo/content/fill'
import { genders, type QuoteField, type QuoteValues } from '@amparo/rules/policies/quote-form'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { DateInput } from '../../../ui/form/calendar/date-input.tsx'
import { exampleDate } from '../../../ui/form/calendar/date-text.ts'
import { ChoiceList } from '../../../ui/form/choice-list.tsx'
import { Field, FieldSet } from '../../../ui/form/field.tsx'
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
      <Birthdate form={form} idOf={idOf} onChange={onChange} />
      {form.isGenderAsked && <GenderField form={form} idOf={idOf} onChange={onChange} />}
    </div>
  )
}

function Birthdate({ form: { values, labels, errors }, idOf, onChange }: Props) {
  const words = useContent('claim-form')
  const locale = useLocale()
  const { today } = usePlatform()
  const hint = fill(words.date_hint, { example: exampleDate(today(), locale) })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the field and its calendar
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) errors.leave('birthdate')
      }}
    >
      <Field id={idOf('birthdate')} label={labels.birthdate} help={hint} error={errors.errorOf('birthdate')} isRequired>
        {(control) => (
          <DateInput
            {...control}
            label={labels.birthdate}
            locale={locale}
            today={today()}
            limits={{ last: today() }}
            text={words}
            begin={values.birthdate}
            onDate={(date) => onChange({ birthdate: date.trim() })}
          />
        )}
      </Field>
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
