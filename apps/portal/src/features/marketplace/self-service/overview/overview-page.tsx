import './overview.css'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { CancelPolicy } from '../cancel-policy/cancel-policy.tsx'
import { Cancelled } from '../cancel-policy/cancelled.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { BillingSummary } from './billing-summary.tsx'
import { ClaimsSummary } from './claims-summary.tsx'
import { CoverageSummary } from './coverage-summary.tsx'
import { DocumentsSummary } from './documents-summary.tsx'
import { PeopleSummary } from './people-summary.tsx'
import { PolicyState } from './policy-state.tsx'

/** The policy at a glance, with a link to each of its pages. */
export function OverviewPage() {
  const text = useContent('self-service')
  const policy = usePolicy()
  const [cancelled, setCancelled] = useState<{ refund: number | null } | null>(null)

  return (
    <>
      <div className="overview-head">
        <PolicyPageHeading title={text.page_overview} />
        {cancelled && <Cancelled policy={policy} refund={cancelled.refund} />}
        <PolicyState policy={policy} wasJustCanceled={cancelled !== null} />
      </div>
      <div className="overview-cards">
        <CoverageSummary policy={policy} />
        <BillingSummary policy={policy} />
        <PeopleSummary policy={policy} />
        <DocumentsSummary policy={policy} />
        <ClaimsSummary policy={policy} />
      </div>
      <CancelPolicy policy={policy} onDone={(refund) => setCancelled({ refund })} />
    </>
  )
}

export { OverviewPage as Component }
