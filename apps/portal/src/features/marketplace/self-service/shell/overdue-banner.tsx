import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { Link } from '../../../../platform/navigation/link.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { coverageEnds } from '../coverage-ends.ts'
import { usePayLabel } from '../use-pay-label.ts'
import { useSelfService } from '../use-self-service.ts'
import { useCurrentPage } from './use-current-page.ts'

/** Says on every page that a payment is overdue, and when coverage ends (M-212, M-333, M-X30). */
export function OverdueBanner({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service')
  const locale = useLocale()
  const { pathTo } = useSelfService()
  const payLabel = usePayLabel(policy)
  const isBilling = useCurrentPage() === 'billing'
  if (policy.status_code !== 'suspended') return null
  const ends = coverageEnds(policy)

  return (
    <Banner tone="danger">
      <p>{ends ? fill(text.overdue, { date: longDate(ends, locale) }) : text.overdue_undated}</p>
      {!isBilling && (
        <Link className="button button-second" to={pathTo('billing')}>
          {payLabel}
        </Link>
      )}
    </Banner>
  )
}
