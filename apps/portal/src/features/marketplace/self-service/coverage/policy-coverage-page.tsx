import { fill } from '@amparo/content/fill'
import { termEnd } from '@amparo/rules/policies/policy-days'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { EditButton } from '../edit-button.tsx'
import { RewritePrompt } from '../rewrite/rewrite-prompt.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { useCoverageRows } from './use-coverage-rows.ts'

/** Shows what the policy covers (M-203). Changing the coverage needs a new policy (M-270). */
export function PolicyCoveragePage() {
  const text = useContent('self-service-coverage')
  const { page_coverage } = useContent('self-service')
  const locale = useLocale()
  const policy = usePolicy()
  const rowsOf = useCoverageRows(policy)
  const [isAsking, setAsking] = useState(false)
  const { effective_date } = policy
  const [start, end] = [effective_date, policy.out_of_force_date ?? termEnd(effective_date)]

  return (
    <>
      <PolicyPageHeading title={page_coverage} />
      <p className="lead">{fill(text.coverage_lead, { start: longDate(start, locale), end: longDate(end, locale) })}</p>
      <ul className="policy-parts">
        {policy.coverages.map((coverage) => (
          <li key={coverage.id}>
            <h2>{coverage.name}</h2>
            <Facts className="policy-facts policy-facts-row" rows={rowsOf(coverage)} />
          </li>
        ))}
      </ul>
      <EditButton policy={policy} label={text.edit_coverage} onEdit={() => setAsking(true)} />
      {isAsking && <RewritePrompt policy={policy} onClose={() => setAsking(false)} />}
    </>
  )
}

export { PolicyCoveragePage as Component }
