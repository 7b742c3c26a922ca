import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { hasEnded } from '@amparo/rules/policies/policy-status'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { wholeDollars } from '../../../../platform/content/money.ts'
import { Icon } from '../../../../ui/art/icon.tsx'
import { SummaryCard } from './summary-card.tsx'

/** What is or was covered, and up to what amount. */
export function CoverageSummary({ policy: { coverages, status_code } }: { policy: PolicyDetails }) {
  const text = useContent('self-service-overview')
  const locale = useLocale()
  const isOver = hasEnded(status_code)

  return (
    <SummaryCard page="coverage" action={text.see_coverage}>
      {isOver && <p className="soft">{text.covered}</p>}
      <ul className={isOver ? 'summary-list' : 'summary-checks'}>
        {coverages.map(({ id, name, maximum_per_claim_amount }) => (
          <li key={id}>
            {!isOver && <Icon name="check" />}
            <span>
              <strong>{name}</strong> {fill(text.up_to, { amount: wholeDollars(maximum_per_claim_amount, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </SummaryCard>
  )
}
