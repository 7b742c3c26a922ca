import { fill } from '@amparo/content/fill'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { policyClaimsQuery } from '../../../../queries/marketplace/list-policy-claims.ts'
import { useAppParts } from '../../../../session/app-parts.ts'

/** The claims of the policy with their number and status. */
export function FiledClaims() {
  const text = useContent('self-service-claims')
  const statuses = useContent('claim-statuses')
  const locale = useLocale()
  const id = useId()
  const { data: claims } = useSuspenseQuery(policyClaimsQuery(useAppParts(), usePolicy().id))

  return (
    <section className="claims-filed" aria-labelledby={id}>
      <h2 id={id}>{text.list_title}</h2>
      {claims.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="claims-list">
        {claims.map(({ claim_number, status, date_of_loss }) => (
          <li key={claim_number}>
            <span>
              <strong className="num">{fill(text.number, { number: claim_number })}</strong>
              {date_of_loss && (
                <span className="soft"> {fill(text.happened, { date: longDate(date_of_loss, locale) })}</span>
              )}
            </span>
            <span className="claims-status">{statuses[status].name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
