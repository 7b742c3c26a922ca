import type { PolicyDetails } from '@amparo/contract/policies'
import { formatDate } from '@amparo/rules/dates/format-date'
import { asksGender, genders } from '@amparo/rules/policies/quote-form'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { emailOf, nameOf, policyholder } from '../../policy-people.ts'

/** The policyholder's details: those that cannot be changed here, and those that can. New York policies have no gender (M-240). */
export function usePersonRows(policy: PolicyDetails) {
  const text = useContent('self-service-personal')
  const words = useContent('marketplace-quote')
  const locale = useLocale()
  const titles = { M: words.gender_m, F: words.gender_f, P: words.gender_p }
  const holder = policyholder(policy)
  const { state, ...place } = policy.geographic_location
  const gender = asksGender(state) ? genders.find((known) => known === holder?.gender) : undefined
  const address = [
    place.line_1_address,
    place.line_2_address,
    place.municipality_name,
    `${state} ${place.postal_code}`,
  ].filter(Boolean)
  const email = emailOf(policy)

  return {
    fixed: [
      ...(holder ? [{ label: text.name, value: nameOf(holder) }] : []),
      ...(email ? [{ label: text.email, value: email }] : []),
      ...(holder ? [{ label: text.birthdate, value: formatDate(holder.birthdate, locale) }] : []),
    ],
    changeable: [
      ...(gender ? [{ label: text.gender, value: titles[gender] }] : []),
      { label: text.address, value: address.join(', ') },
    ],
  }
}
