import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { formatDate } from '@amparo/rules/dates/format-date'
import { type PolicyStatus, policyStatuses } from '@amparo/rules/policies/policy-status'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'

type Tone = 'plain' | 'info' | 'success' | 'danger'
const tones: Partial<Record<PolicyStatus, Tone>> = {
  bound: 'info',
  pending: 'info',
  in_force: 'success',
  suspended: 'danger',
}

type Props = { policy: Pick<PolicyDetails, 'status_code' | 'effective_date'>; isOverview?: boolean }

/** The status in a word (M-215 to M-225). On the overview, an issued policy also shows its start date (M-220). */
export function StatusBadge({ policy: { status_code, effective_date }, isOverview = false }: Props) {
  const text = useContent('self-service')
  const locale = useLocale()
  const status = policyStatuses.find((known) => known === status_code)
  const label = status ? text[`status_${status}`] : text.status_unknown
  const startsOn = fill(text.active_on, { date: formatDate(effective_date, locale) })

  return (
    <p className={`status-badge status-${(status && tones[status]) ?? 'plain'}`}>
      <span className="hidden-visually">{text.status}</span> {isOverview && status === 'bound' ? startsOn : label}
    </p>
  )
}
