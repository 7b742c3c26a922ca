import { fill } from '@amparo/content/fill'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import type { CalendarLimits } from '../../ui/form/calendar/calendar-panel.tsx'
import { DateInput } from '../../ui/form/calendar/date-input.tsx'
import { EXAMPLE_AGE, exampleDate } from '../../ui/form/calendar/date-text.ts'
import { Field } from '../../ui/form/field.tsx'

type Props = {
  id: string
  label: string
  /** In addition to how a date is typed. */
  help?: readonly string[]
  error: string | null
  /** Whether text that is no date gets a message that says how to type one, in place of the form's own. */
  saysHow?: boolean
  announcesError?: boolean
  isRequired?: boolean
  /** An ISO date, or text that is not a date. */
  value: string
  limits?: CalendarLimits | 'no-calendar' | undefined
  /** The age in the example for a date of birth. */
  exampleAge?: number | undefined
  /** False if the help shows a date already. */
  hasExample?: boolean
  /** Where it is not the visitor's own. */
  today?: string
  onDate: (date: string) => void
  /** The focus has left both the field and its calendar. */
  onLeave?: () => void
}

/** A date in the locale's own order, with an example of how it is typed, and with a calendar unless it is a date of birth. */
export function DateField({
  help = [],
  isRequired = true,
  saysHow = false,
  value,
  limits,
  exampleAge = EXAMPLE_AGE,
  hasExample = true,
  today,
  onDate,
  onLeave,
  ...field
}: Props) {
  const words = useContent('claim-form')
  const locale = useLocale()
  const platform = usePlatform()
  const day = today ?? platform.today()
  const example = exampleDate(day, locale, limits === 'no-calendar' ? { yearsAgo: exampleAge } : limits)
  const isWrong = saysHow && value.trim() !== '' && !isIsoDate(value)
  const error = field.error && isWrong ? fill(words.date_wrong, { example }) : field.error
  const content = (
    <Field
      {...field}
      error={error}
      help={hasExample ? [...help, fill(words.date_hint, { example })] : help}
      isRequired={isRequired}
    >
      {(control) => (
        <DateInput
          {...control}
          label={field.label}
          locale={locale}
          today={day}
          limits={limits}
          text={words}
          begin={value}
          onDate={(date) => onDate(date.trim())}
        />
      )}
    </Field>
  )
  if (!onLeave) return content

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the field and its calendar
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      {content}
    </div>
  )
}
