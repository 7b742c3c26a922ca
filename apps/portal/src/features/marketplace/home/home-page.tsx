import '../marketplace-page.css'
import './home-page.css'
import { fill } from '@amparo/content/fill'
import { useParams } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { Link } from '../../../platform/navigation/link.tsx'
import { benefitPath } from '../../../platform/navigation/marketplace-paths.ts'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { MarketplaceIntro } from '../parts/marketplace-intro.tsx'
import { MarketplaceSteps } from '../parts/marketplace-steps.tsx'

/** What cardholders in the USA can buy (M-001, M-003). */
export function HomePage() {
  const text = useContent('marketplace-home')
  const { individual_price } = useContent('marketplace-benefit')
  const { countryCode: country = '' } = useParams()
  const locale = useLocale()
  usePageTitle(text.title)

  return (
    <div className="wrap marketplace-page marketplace-home">
      <BackLink to={countryPath(country, locale, paths.benefits)}>{text.back}</BackLink>
      <MarketplaceIntro title={text.title} lead={text.lead} />
      <section aria-label={text.offers}>
        <h2>{text.offers}</h2>
        <article className="marketplace-offer">
          <Illustration name="shield" />
          <div>
            <h3>{text.product}</h3>
            <p className="soft">{text.product_text}</p>
            <p className="marketplace-price">{fill(text.from, { price: dollars(Number(individual_price), locale) })}</p>
          </div>
          <Link className="button" to={benefitPath({ country, locale })}>
            {text.open}
          </Link>
        </article>
      </section>
      <MarketplaceSteps title={text.steps_title} steps={text.steps} />
    </div>
  )
}

export { HomePage as Component }
