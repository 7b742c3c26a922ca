import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useFlag } from '../../../queries/list-feature-flags.ts'

/** Offers the marketplace, in the USA and while its flag is on (P-205, P-206). */
export function ExpandCoverage({ issuingCountry }: { issuingCountry: string }) {
  const text = useContent('benefits-home')
  const locale = useLocale()
  const isOpen = useFlag('mcu_nam_cp')
  if (!isOpen || issuingCountry !== 'USA') return null

  return (
    <section className="claim-section" aria-labelledby="expand-heading">
      <div>
        <h2 id="expand-heading">{text.expand_title}</h2>
        <p className="soft">{text.expand_body}</p>
      </div>
      <Link className="button button-second" to={countryPath(issuingCountry, locale, `${paths.marketplace}/add`)}>
        {text.expand_button}
      </Link>
    </section>
  )
}
