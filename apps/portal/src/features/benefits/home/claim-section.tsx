import './claim-section.css'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useCountry } from '../../../queries/get-country.ts'

/** Links to start a claim and to check one, where the country has them (P-207, P-208). */
export function ClaimSection() {
  const text = useContent('benefits-home')
  const locale = useLocale()
  const country = useCountry()
  const canStart = country?.isClaimsVisible && country.isStartClaimEnabled
  if (!country || !(canStart || country.isClaimStatusVisible)) return null

  return (
    <section className="claim-section" aria-labelledby="claim-heading">
      <div>
        <h2 id="claim-heading">{text.claim_title}</h2>
        <p className="soft">{text.claim_text}</p>
      </div>
      <div className="claim-ways">
        {canStart && (
          <Link className="button button-second" to={countryPath(country.code, locale, paths.claims)}>
            {text.claim_start}
          </Link>
        )}
        {country.isClaimStatusVisible && (
          <Link className="button button-link" to={countryPath(country.code, locale, paths.claimStatus)}>
            {text.claim_check_status}
          </Link>
        )}
      </div>
    </section>
  )
}
