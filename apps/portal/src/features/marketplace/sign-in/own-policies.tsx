import { fill } from '@amparo/content/fill'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { policyPath } from '../../../platform/navigation/marketplace-paths.ts'
import { policiesQuery } from '../../../queries/marketplace/list-policies.ts'
import { useAppParts } from '../../../session/app-parts.ts'

/** Links to the policies of somebody who is signed in and has asked for one that is not theirs. */
export function OwnPolicies() {
  const app = useAppParts()
  const text = useContent('marketplace-sign-in')
  const locale = useLocale()
  const { countryCode: country = '' } = useParams()
  const { data = [] } = useQuery({ ...policiesQuery(app), enabled: app.user.get() !== null })

  return data.map(({ id, number }) => {
    if (!number) return null
    return (
      <p key={id}>
        <Link to={policyPath({ country, locale, policyId: id })}>{fill(text.own_policy, { number })}</Link>
      </p>
    )
  })
}
