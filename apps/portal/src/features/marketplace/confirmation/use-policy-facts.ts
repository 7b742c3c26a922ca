import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { additionalInsureds, nameOf, policyholder } from '../policy-people.ts'

/** The policyholder's first name, and the facts of the confirmation: who is insured and which card is billed (M-192 to M-194). */
export function usePolicyFacts(policy: PolicyDetails) {
  const text = useContent('purchase-confirmation')
  const locale = useLocale()
  const { card, monthly_premium } = policy
  const holder = policyholder(policy)
  const insured = additionalInsureds(policy).map((party) =>
    party.relation ? fill(text[party.relation], { name: nameOf(party) }) : nameOf(party),
  )

  return {
    holder: holder?.first_name ?? '',
    rows: [
      ...(holder ? [{ label: text.policyholder, value: nameOf(holder) }] : []),
      ...(card
        ? [{ label: text.billing_card, value: fill(text.card_ending, { brand: card.brand, last4: card.last_4 }) }]
        : []),
      ...(insured.length > 0 ? [{ label: text.insureds, value: insured.join(', ') }] : []),
      { label: text.monthly, value: dollars(monthly_premium, locale) },
    ],
  }
}
