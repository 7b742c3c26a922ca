import type { PolicyDetails } from '@amparo/contract/policies'
import { useContent } from '../../../../platform/content/content.ts'
import { Link } from '../../../../platform/navigation/link.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { additionalInsureds, nameOf, policyholder } from '../../policy-people.ts'
import { useSelfService } from '../use-self-service.ts'
import { SummaryCard } from './summary-card.tsx'

/** Who is insured. */
export function PeopleSummary({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service-overview')
  const { pathTo } = useSelfService()
  const holder = policyholder(policy)
  const insureds = additionalInsureds(policy)
  const spouse = insureds.filter(({ relation }) => relation === 'spouse')
  const others = insureds.filter(({ relation }) => relation !== 'spouse')
  const rows = [
    ...(holder ? [{ label: text.policyholder, value: nameOf(holder) }] : []),
    ...(spouse.length > 0 ? [{ label: text.spouse, value: spouse.map(nameOf).join(', ') }] : []),
    ...(others.length > 0 ? [{ label: text.children, value: others.map(nameOf).join(', ') }] : []),
  ]

  return (
    <SummaryCard page="personal-information" title={text.people} action={text.see_personal}>
      <Facts className="policy-facts" rows={rows} />
      {insureds.length > 0 && <Link to={pathTo('additional-insureds')}>{text.see_insureds}</Link>}
    </SummaryCard>
  )
}
