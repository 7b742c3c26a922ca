import { POSTAL_CODE_MOST, SURNAME_MOST, tidyProof } from '@amparo/rules/claims/claim-status-asks'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { statusProof } from '../../../session/status-proof.ts'
import type { Claim } from '../read-claim.ts'
import { answered } from './answered.ts'

/** A link to the status of this claim. The postal code or surname that the status page asks for is taken from the answers. */
export function StatusLink({ claim: { draft, card } }: { claim: Claim }) {
  const text = useContent('claim-success')
  const locale = useLocale()
  const store = useSessionStore()
  const { claimNumber = '' } = draft
  if (!useCountry()?.isClaimStatusVisible) return null

  function keepProof() {
    statusProof.write(store, {
      claim_number: claimNumber,
      postal_code: tidyProof(answered(draft, 'cardholder_postal_code')).slice(0, POSTAL_CODE_MOST),
      surname: tidyProof(answered(draft, 'cardholder_last_name')).slice(0, SURNAME_MOST),
    })
  }

  return (
    <Link
      className="button"
      to={countryPath(card.ica_country, locale, `${paths.claimStatus}/${claimNumber}`)}
      onClick={keepProof}
    >
      {text.status}
    </Link>
  )
}
