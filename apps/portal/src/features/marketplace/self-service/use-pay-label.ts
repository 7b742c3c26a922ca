import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { policyBillingQuery } from '../../../queries/marketplace/get-policy-billing.ts'
import { useAppParts } from '../../../session/app-parts.ts'

/** What every link to an overdue payment says. Until the amount is known, and if it cannot be loaded, it is left out. */
export function usePayLabel({ id, status_code }: PolicyDetails): string {
  const text = useContent('self-service')
  const locale = useLocale()
  const isOverdue = status_code === 'suspended'
  const { data } = useQuery({ ...policyBillingQuery(useAppParts(), id), enabled: isOverdue })
  return data?.overdue ? fill(text.pay, { amount: dollars(data.overdue.amount, locale) }) : text.pay_now
}
