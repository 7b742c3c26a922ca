import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { startDateWindow } from '@amparo/rules/policies/coverage-form'
import { termEnd } from '@amparo/rules/policies/policy-days'
import { DateField } from '../../../blocks/date-field/date-field.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import type { FormPart } from './form-part.ts'

/** When coverage begins, and when it ends: one year later (M-096). */
export function StartDate({ form, idOf }: FormPart) {
  const text = useContent('marketplace-coverage')
  const locale = useLocale()
  const { first, last } = startDateWindow(form.today)
  const { effective_date } = form.draft
  const start = isIsoDate(effective_date) ? effective_date : form.today

  return (
    <DateField
      key={form.revision}
      id={idOf('effective_date')}
      label={text.start_date}
      help={[
        fill(text.start_date_help, { last: formatDate(last, locale) }),
        fill(text.start_date_ends, { date: formatDate(termEnd(start), locale) }),
      ]}
      error={form.errors.errorOf('effective_date')}
      value={effective_date}
      limits={{ first, last }}
      hasExample={false}
      today={form.today}
      onDate={(date) => form.change({ effective_date: date })}
      onLeave={() => form.errors.leave('effective_date')}
    />
  )
}
