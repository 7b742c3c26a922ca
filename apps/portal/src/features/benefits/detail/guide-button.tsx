import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { type GuideLink, guideLink } from '@amparo/rules/benefits/guide-link'
import { track } from '../../../platform/analytics/analytics.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { isSafeAddress } from '../../../platform/content/rich-text.tsx'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { Icon } from '../../../ui/art/icon.tsx'

type Props = { benefit: Benefit; card: BenefitsResponse; country: Country }

/** Links to the guide: a PDF, the insurer's terms, or our own page. Renders nothing if there is none (P-239, P-269 to P-275). */
export function GuideButton({ benefit, card, country }: Props) {
  const text = useContent('benefit-page')
  const { opens_new_tab } = useContent('shell')
  const locale = useLocale()
  const code = benefit.benefit_code
  const link = guideLink(benefit, { country, productCode: card.product_code, locale })
  const page = countryPath(country.code, locale, `${paths.benefits}/${code}/guide`)
  const address = addressOf(link, page)
  if (!isSafeAddress(address)) return null
  const count = () => track({ event: 'guide_to_benefits_click', code })

  return (
    <div className="guide-way">
      {link?.kind === 'file' || address.startsWith('https:') ? (
        <a className="button button-link" href={address} target="_blank" rel="noopener noreferrer" onClick={count}>
          {text.guide}
          <Icon name="out" />
          <span className="hidden-visually">({opens_new_tab})</span>
        </a>
      ) : (
        <Link className="button button-link" to={address} onClick={count}>
          {text.guide}
        </Link>
      )}
      <p className="soft benefit-small">{text.guide_text}</p>
    </div>
  )
}

function addressOf(link: GuideLink | null, page: string): string | undefined {
  return link?.kind === 'page' ? page : link?.address
}
