import '../../../ui/tokens/white-paper.css'
import './letter-sheet.css'
import './letter-paper.css'
import type { LetterPage } from '@amparo/content/letter-types'
import { directionOf, languageTag } from '@amparo/rules/locale/locales'
import { InsurerMark } from '../../../blocks/insurer/insurer-mark.tsx'
import { LetterSectionView } from './letter-section.tsx'

/** One page of a letter, in its own language and direction. */
export function LetterSheet({ page, logo }: { page: LetterPage; logo: string }) {
  const { locale, title, subtitle, company, sections, footer } = page
  const isFacts = ({ kind }: (typeof sections)[number]) => kind === 'facts'

  return (
    <article className="letter-sheet white-paper" lang={languageTag(locale)} dir={directionOf(locale)}>
      <header>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="soft">
            <bdi>{subtitle}</bdi>
          </p>
        </div>
        <a
          className="letter-insurer"
          href={company.address}
          aria-label={company.label}
          target="_blank"
          rel="noreferrer"
        >
          <InsurerMark insurer={logo} />
          <span>{company.name}</span>
        </a>
      </header>
      <div className="letter-facts">
        {sections.filter(isFacts).map((section) => (
          <LetterSectionView key={section.id} section={section} locale={locale} />
        ))}
      </div>
      {sections
        .filter((section) => !isFacts(section))
        .map((section) => (
          <LetterSectionView key={section.id} section={section} locale={locale} />
        ))}
      {footer && <footer>{footer}</footer>}
    </article>
  )
}
