import { fill } from '@amparo/content/fill'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { DateInput } from '../../../ui/form/calendar/date-input.tsx'
import { exampleDate } from '../../../ui/form/calendar/date-text.ts'
import { Field } from '../../../ui/form/field.tsx'
import type { CoverageForm } from './use-coverage-form.ts'

type Props = {
  id: string
  name: string
  label: string
  /** In addition to how a date is typed. */
  help?: readonly string[]
  form: CoverageForm
  value: string
  limits?: { first?: string; last?: string }
  onDate: (date: string) => void
}

/** A date of the coverage form. Its error shows when the focus leaves both the field and its calendar. */
export function DateField({ id, name, label, help = [], form, value, limits, onDate }: Props) {
  const words = useContent('claim-form')
  const locale = useLocale()
  const hint = fill(words.date_hint, { example: exampleDate(form.today, locale) })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the field and its calendar
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) form.errors.leave(name)
      }}
    >
      <Field id={id} label={label} help={[...help, hint]} error={form.errors.errorOf(name)} isRequired>
        {(control) => (
          <DateInput
            key={form.revision}
            {...control}
            label={label}
            locale={locale}
            today={form.today}
            limits={limits}
            text={words}
            begin={value}
            onDate={(date) => onDate(date.trim())}
          />
        )}
      </Field>
    </div>
  )
}
