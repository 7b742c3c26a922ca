import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { startDateWindow } from '@amparo/rules/policies/coverage-form'
import { termEnd } from '@amparo/rules/policies/policy-days'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { DateField } from './date-field.tsx'
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
      id={idOf('effective_date')}
      name="effective_date"
      label={text.start_date}
      help={[
        fill(text.start_date_help, { last: formatDate(last, locale) }),
        fill(text.start_date_ends, { date: formatDate(termEnd(start), locale) }),
      ]}
      form={form}
      value={effective_date}
      limits={{ first, last }}
      onDate={(date) => form.change({ effective_date: date })}
    />
  )
}
