import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useContent } from '../../../../platform/content/content.ts'
import { StatusBadge } from './status-badge.tsx'
import { useCurrentPage } from './use-current-page.ts'

/** The policy's name and number with its status (M-213). Not a heading, because each page has its own. */
export function PolicyTitle({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service')
  const isOverview = useCurrentPage() === 'overview'

  return (
    <div className="policy-title">
      <p className="policy-name">{policy.product_display}</p>
      <StatusBadge policy={policy} isOverview={isOverview} />
      {policy.number && <p className="soft policy-number">{fill(text.number, { number: policy.number })}</p>}
    </div>
  )
}
