import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { formatDate } from '@amparo/rules/dates/format-date'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'

/** What is paid today: the monthly price of the quote (M-148, M-X20). */
export function DueToday({ quote }: { quote: PolicyDetails }) {
  const text = useContent('checkout')
  const locale = useLocale()
  const amount = dollars(quote.monthly_quote_amount, locale)

  return (
    <div className="due-today">
      <p className="due-today-total">
        <span>{text.due_today}</span> <strong>{amount}</strong>
      </p>
      <p className="soft">{fill(text.due_text, { amount, date: formatDate(quote.effective_date, locale) })}</p>
    </div>
  )
}
