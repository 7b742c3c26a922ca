import './benefits-page.css'
import { fill, plural } from '@amparo/content/fill'
import { dashboardBenefits } from '@amparo/rules/benefits/dashboard-benefits'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { useBenefits } from '../../../queries/list-benefits.ts'
import { useBrand } from '../../../session/brand.ts'
import { useCard } from '../../../session/card-session.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { PlasticCard } from '../../../ui/art/plastic-card.tsx'
import { BenefitGrid } from './benefit-grid.tsx'
import { ClaimSection } from './claim-section.tsx'
import { ExpandCoverage } from './expand-coverage.tsx'
import { PartnerBanner } from './partner-banner.tsx'
import { usePrefetchBenefits } from './use-prefetch-benefits.ts'

const SavedClaims = lazyPart(() => import('../../../blocks/claim-drafts/saved-claims.tsx'))

/** Portal specification §2.9. */
export function BenefitsPage() {
  const text = useContent('benefits-home')
  const { today } = usePlatform()
  const locale = useLocale()
  const card = useBenefits()
  const { benefits, product_name, ica_country } = card
  const last4 = useCard()?.last4 ?? ''
  const { isWhiteLabel } = useBrand()
  const shown = dashboardBenefits(benefits, { today: today(), locale })
  const { length: count } = shown
  const title = count === 0 ? text.empty_title : fill(plural(text.title, count, intlTag(locale)), { count })
  usePageTitle(text.page)
  usePrefetchBenefits()

  return (
    <div className="wrap benefits-home">
      <Region failed={null}>
        <SavedClaims {...card} />
      </Region>
      <section className="greeting">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {shown.length > 0 && <p className="lead">{text.text}</p>}
        </div>
        <PlasticCard
          label={fill(text.card_label, { product: product_name, last4 })}
          productName={product_name}
          last4={last4}
          branded={!isWhiteLabel}
        />
      </section>
      <section aria-labelledby="benefits-heading">
        <h2 id="benefits-heading">{text.grid_heading}</h2>
        {shown.length === 0 && (
          <div className="benefits-empty">
            <Illustration name="empty" />
            <p className="soft">{text.empty}</p>
          </div>
        )}
        <BenefitGrid benefits={shown} />
      </section>
      <PartnerBanner benefits={benefits} />
      <ExpandCoverage issuingCountry={ica_country} />
      <ClaimSection />
    </div>
  )
}

export { BenefitsPage as Component }
