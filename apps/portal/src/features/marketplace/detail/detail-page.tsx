import '../marketplace-page.css'
import './detail-page.css'
import { fill } from '@amparo/content/fill'
import { useParams } from 'react-router'
import { BenefitFaq } from '../../../blocks/benefits/benefit-faq.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { wholeDollars } from '../../../platform/content/money.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { marketplacePath } from '../../../platform/navigation/paths.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { MarketplaceIntro } from '../parts/marketplace-intro.tsx'
import { MarketplaceSteps } from '../parts/marketplace-steps.tsx'
import { PolicyActions } from './policy-actions.tsx'
import { Prices } from './prices.tsx'

/** What the policy covers and costs (M-007 to M-014). */
export function DetailPage() {
  const text = useContent('marketplace-benefit')
  const { countryCode: country = '' } = useParams()
  const locale = useLocale()
  const amount = wholeDollars(Number(text.max_benefit), locale)
  usePageTitle(text.title)

  return (
    <div className="wrap marketplace-page marketplace-detail">
      <BackLink to={marketplacePath({ country, locale })}>{text.back}</BackLink>
      <MarketplaceIntro title={text.title} lead={fill(text.lead, { amount })} />
      <div className="marketplace-columns">
        <aside className="marketplace-actions" aria-label={text.actions}>
          <Prices />
          <PolicyActions />
        </aside>
        <article>
          <section>
            <h2>{text.covered_title}</h2>
            <ul className="marketplace-checks">
              {text.covered.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  <span>{fill(item, { amount })}</span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{text.extras_title}</h2>
            <dl className="marketplace-extras">
              {text.extras.map(([name = '', description = '']) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="soft">{description}</dd>
                </div>
              ))}
            </dl>
          </section>
          <MarketplaceSteps title={text.steps_title} steps={text.steps} />
          <BenefitFaq title={text.faq_title} rows={text.faq} say={(answer) => answer} />
          <div className="marketplace-small-print">
            {text.small_print.map((paragraph) => (
              <p className="soft marketplace-small" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </article>
      </div>
    </div>
  )
}

export { DetailPage as Component }
