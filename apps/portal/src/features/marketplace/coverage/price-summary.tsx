import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { coverageChoice } from '@amparo/rules/policies/coverage-rules'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars, wholeDollars } from '../../../platform/content/money.ts'
import { PriceStatus } from './price-status.tsx'
import { updateOf } from './quote-update.ts'
import type { CoverageForm } from './use-coverage-form.ts'

/** The price, always in sight, and in words what the last change did to it. */
export function PriceSummary({ quote, form }: { quote: PolicyDetails; form: CoverageForm }) {
  const text = useContent('marketplace-coverage')
  const locale = useLocale()
  const { spouse, children } = updateOf(quote)
  const choice = coverageChoice({ hasSpouse: spouse !== null, hasChildren: children.length > 0 })

  return (
    <aside className="price-summary" aria-label={text.price_title}>
      <h2>{text.price_title}</h2>
      <p className="price-amount">{fill(text.price_a_month, { price: dollars(quote.monthly_quote_amount, locale) })}</p>
      <PriceStatus form={form} />
      <ul className="price-lines">
        <li>{fill(text.covers, { who: text[`who_${choice}`] })}</li>
        {quote.coverages.map(({ id, name, maximum_per_claim_amount: amount }) => (
          <li key={id}>{fill(text.up_to, { name, amount: wholeDollars(amount, locale) })}</li>
        ))}
      </ul>
      <p className="price-lines soft">{text.return_period}</p>
    </aside>
  )
}
