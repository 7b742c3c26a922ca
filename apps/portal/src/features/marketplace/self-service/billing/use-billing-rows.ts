import { fill } from '@amparo/content/fill'
import type { PolicyBilling } from '@amparo/contract/billing'
import type { PolicyDetails } from '@amparo/contract/policies'
import { formatDate } from '@amparo/rules/dates/format-date'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { hasEnded, isEditable } from '@amparo/rules/policies/policy-status'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { dollars } from '../../../../platform/content/money.ts'

type Card = NonNullable<PolicyDetails['card']>

/** The facts of the billing page, in order. An overdue policy has a separate section instead of the next payment. */
export function useBillingRows(policy: PolicyDetails, billing: PolicyBilling | null) {
  const text = useContent('self-service-billing')
  const locale = useLocale()
  const { card, next_payment: next, status_code } = policy
  const address = billing?.billing_address
  const onDay = next && { amount: dollars(next.amount, locale), date: formatDate(next.due_at, locale) }
  // Of a status that we do not know, nobody can say whether something more will be charged.
  const none = isEditable(status_code) ? text.next_payment_none : hasEnded(status_code) ? text.next_payment_over : null
  const nextPayment = onDay ? fill(text.next_payment_on, onDay) : none

  return [
    { label: text.price, value: dollars(policy.monthly_premium, locale) },
    ...(status_code === 'suspended' || nextPayment === null ? [] : [{ label: text.next_payment, value: nextPayment }]),
    { label: text.card, value: card ? cardText(card) : text.card_none },
    ...(billing?.cardholder_name ? [{ label: text.cardholder, value: billing.cardholder_name }] : []),
    ...(address ? [{ label: text.billing_address, value: addressText(address) }] : []),
  ]

  function cardText(one: Card): string {
    const ending = fill(text.card_ending, { brand: one.brand, last4: one.last_4 })
    return fill(text.card_line, { card: ending, month: expiryText(one) })
  }
}

function addressText({
  line1Address,
  line2address,
  city,
  state,
  postalCode,
}: NonNullable<PolicyBilling['billing_address']>) {
  return [line1Address, line2address, city, `${state} ${postalCode}`].filter(Boolean).join(', ')
}

const expiryText = ({ exp_month, exp_year }: Card) => `${String(exp_month).padStart(2, '0')}/${exp_year}`

/** "December 2028" */
export function monthName({ exp_month, exp_year }: Card, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.UTC(exp_year, exp_month - 1))
}
