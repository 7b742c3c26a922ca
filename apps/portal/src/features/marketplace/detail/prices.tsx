import { fill } from '@amparo/content/fill'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'

/** Two plans as examples (M-X19, M-341, M-342). What somebody pays always comes from their quote. */
export function Prices() {
  const text = useContent('marketplace-benefit')
  const locale = useLocale()
  const plans = [
    [text.individual, text.individual_price],
    [text.family, text.family_price],
  ] as const

  return (
    <div>
      <h2>{text.prices_title}</h2>
      <dl className="marketplace-prices">
        {plans.map(([plan, price]) => (
          <div key={plan}>
            <dt>{plan}</dt>
            <dd className="marketplace-price">{fill(text.a_month, { price: dollars(Number(price), locale) })}</dd>
          </div>
        ))}
      </dl>
      <p className="soft marketplace-small">{text.prices_note}</p>
    </div>
  )
}
