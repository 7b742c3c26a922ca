import { formatDate } from '@amparo/rules/dates/format-date'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { additionalInsureds, nameOf } from '../../policy-people.ts'
import { EditButton } from '../edit-button.tsx'
import { RewritePrompt } from '../rewrite/rewrite-prompt.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { useSelfService } from '../use-self-service.ts'

/** Lists who is insured besides the policyholder (M-202). Changing them needs a new policy (M-269). */
export function AdditionalInsuredsPage() {
  const text = useContent('self-service-coverage')
  const { page_additional_insureds } = useContent('self-service')
  const locale = useLocale()
  const policy = usePolicy()
  const { pathTo } = useSelfService()
  const [isAsking, setAsking] = useState(false)
  const insureds = additionalInsureds(policy)
  if (insureds.length === 0) return <Navigate to={pathTo('overview')} replace />

  return (
    <>
      <PolicyPageHeading title={page_additional_insureds} />
      <p className="lead">{text.insureds_lead}</p>
      <ul className="policy-parts">
        {insureds.map((party) => (
          <li key={party.id}>
            <h2>{nameOf(party)}</h2>
            <Facts
              className="policy-facts policy-facts-row"
              rows={[
                { label: text.relation, value: party.relation === 'spouse' ? text.spouse : text.child },
                { label: text.birthdate, value: formatDate(party.birthdate, locale) },
              ]}
            />
          </li>
        ))}
      </ul>
      <EditButton policy={policy} label={text.edit_insureds} onEdit={() => setAsking(true)} />
      {isAsking && <RewritePrompt policy={policy} onClose={() => setAsking(false)} />}
    </>
  )
}

export { AdditionalInsuredsPage as Component }
