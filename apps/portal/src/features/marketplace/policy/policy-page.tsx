import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { useQuote } from '../../../queries/marketplace/get-quote.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Facts } from '../../../ui/facts.tsx'
import { WithQuote } from '../with-quote.tsx'

/** A policy in short. Self-service will take its place. */
export function PolicyPage() {
  return (
    <WithQuote>
      <Policy />
    </WithQuote>
  )
}

function Policy() {
  const text = useContent('marketplace-policy')
  const locale = useLocale()
  const policy = useQuote()
  const rows = [
    { label: text.start, value: formatDate(policy.effective_date, locale) },
    { label: text.price, value: dollars(policy.monthly_premium, locale) },
    ...(policy.card ? [{ label: text.card, value: fill(text.card_ending, { last4: policy.card.last_4 }) }] : []),
  ]
  usePageTitle(text.title)

  return (
    <div className="wrap">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p className="lead">{policy.number && fill(text.number, { number: policy.number })}</p>
      <Facts rows={rows} />
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { PolicyPage as Component }
