import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useBenefit } from '../../../queries/list-benefits.ts'
import { useMadeLetter } from '../../../session/letters.ts'
import { usePageTitle } from '../../../session/page-title.ts'

/** The letter of the address. `letterGate` lets nobody in without one. */
export function LetterPage() {
  const text = useContent('letter-page')
  const locale = useLocale()
  const { benefit, card } = useBenefit()
  const letter = useMadeLetter(benefit.benefit_code)
  usePageTitle(benefit.name)
  if (!letter) return null

  return (
    <div className="wrap">
      <BackLink to={countryPath(card.ica_country, locale, `${paths.benefits}/${benefit.benefit_code}`)}>
        {text.back}
      </BackLink>
      <h1 tabIndex={-1}>{benefit.name}</h1>
      <p>{letter.number}</p>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { LetterPage as Component }
