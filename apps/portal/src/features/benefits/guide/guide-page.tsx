import './guide-page.css'
import { fill } from '@amparo/content/fill'
import { type Guide, guideDocument } from '@amparo/content/guide-document'
import { formatDate } from '@amparo/rules/dates/format-date'
import { use } from 'react'
import { useBenefitWords } from '../../../blocks/benefits/use-benefit-words.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { leftToRight } from '../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../platform/content/rich-text.tsx'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useBenefit } from '../../../queries/list-benefits.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { GuideSectionView } from './guide-section.tsx'

const never = new Promise<never>(() => undefined)

/** The guide to benefits, on the screen and in print (portal specification §2.10; P-277, P-278). */
export function GuidePage() {
  const labels = useContent('guide-page')
  const guides = useContent('guides')
  const locale = useLocale()
  const { today } = usePlatform()
  const { benefit, card } = useBenefit()
  const { say } = useBenefitWords(benefit, card)
  const guide: Guide = guides[benefit.content_entry as keyof typeof guides] ?? use(never)
  const sections = guideDocument(guide, labels, say)
  const title = fill(labels.title, { name: benefit.name })
  usePageTitle(title)

  return (
    <div className="wrap guide-page">
      <div className="guide-tools">
        <BackLink to={countryPath(card.ica_country, locale, `${paths.benefits}/${benefit.benefit_code}`)}>
          {labels.back}
        </BackLink>
        <Button look="second" onClick={() => window.print()}>
          <Icon name="print" />
          {labels.print}
        </Button>
      </div>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="soft">
          {fill(labels.issued_for, { product: card.product_name, issuer: card.ica_legal_name })}
          {' · '}
          {fill(labels.as_of, { date: leftToRight(formatDate(today(), locale)) })}
        </p>
        <p className="lead">
          <RichText text={say(guide.intro)} />
        </p>
      </header>
      <div className="guide-columns">
        <nav className="guide-contents" aria-labelledby="guide-contents">
          <h2 id="guide-contents">{labels.contents}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="guide-text">
          {sections.map((section) => (
            <GuideSectionView key={section.id} section={section} />
          ))}
        </article>
      </div>
    </div>
  )
}

export { GuidePage as Component }
