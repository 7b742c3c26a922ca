import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { formatDate } from '@amparo/rules/dates/format-date'
import { hasEnded } from '@amparo/rules/policies/policy-status'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { dollars } from '../../../../platform/content/money.ts'
import { policyBillingQuery } from '../../../../queries/marketplace/get-policy-billing.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { usePayLabel } from '../use-pay-label.ts'
import { SummaryCard } from './summary-card.tsx'

/** Price, next payment and card. The overdue amount comes from another call; if that fails, the rest is shown. */
export function BillingSummary({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service-overview')
  const locale = useLocale()
  const app = useAppParts()
  const isOverdue = policy.status_code === 'suspended'
  const { data } = useQuery({ ...policyBillingQuery(app, policy.id), enabled: isOverdue })
  const isOver = hasEnded(policy.status_code)
  const payLabel = usePayLabel(policy)
  const { card, next_payment: next, monthly_premium } = policy
  const amount = dollars(monthly_premium, locale)
  const rows = [
    ...(isOver ? [] : [{ label: text.price, value: fill(text.a_month, { amount }) }]),
    ...(isOverdue && data?.overdue ? [{ label: text.overdue, value: dollars(data.overdue.amount, locale) }] : []),
    ...(next && !isOverdue
      ? [
          {
            label: text.next_payment,
            value: fill(text.payment_on, {
              amount: dollars(next.amount, locale),
              date: formatDate(next.due_at, locale),
            }),
          },
        ]
      : []),
    ...(card ? [{ label: text.card, value: fill(text.card_ending, { brand: card.brand, last4: card.last_4 }) }] : []),
  ]

  return (
    <SummaryCard page="billing" action={isOverdue ? payLabel : text.see_billing}>
      <Facts className="policy-facts" rows={rows} />
      {isOver && <p className="soft">{text.no_payments}</p>}
    </SummaryCard>
  )
}
