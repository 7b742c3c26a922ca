import { fill } from '@amparo/content/fill'
import type { PolicyBilling } from '@amparo/contract/billing'
import type { PolicyDetails } from '@amparo/contract/policies'
import { cardExpiry } from '@amparo/rules/policies/card-expiry'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { type ReactNode, useId } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { usePlatform } from '../../../../platform/platform.ts'
import { Icon } from '../../../../ui/art/icon.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { monthName, useBillingRows } from './use-billing-rows.ts'

type Props = { policy: PolicyDetails; billing: PolicyBilling | null; children?: ReactNode }

/** Price, next payment and card, with a note if the card expires soon. */
export function BillingFacts({ policy, billing, children }: Props) {
  const text = useContent('self-service-billing')
  const locale = useLocale()
  const { today } = usePlatform()
  const id = useId()
  const rows = useBillingRows(policy, billing)
  const { card } = policy
  const expiry = card && isEditable(policy.status_code) ? cardExpiry(card, today()) : 'valid'

  return (
    <section className="billing-facts" aria-labelledby={id}>
      <h2 id={id}>{text.plan_title}</h2>
      <Facts className="policy-facts" rows={rows} />
      {card && expiry !== 'valid' && (
        <p className="billing-warning">
          <Icon name="warning" />
          <span>{fill(text[`card_${expiry}`], { month: monthName(card, locale) })}</span>
        </p>
      )}
      {children}
    </section>
  )
}
