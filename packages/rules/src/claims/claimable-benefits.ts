import { intlTag, type Locale } from '../locale/locales.ts'

type ClaimableBenefit = { name: string; is_claimable: boolean }

/** The benefits that can be claimed, sorted by name. Expired ones are included, as they cover losses before they expired. */
export function claimableBenefits<B extends ClaimableBenefit>(benefits: readonly B[], locale: Locale): B[] {
  const { compare } = new Intl.Collator(intlTag(locale))
  return benefits.filter(({ is_claimable }) => is_claimable).sort((one, other) => compare(one.name, other.name))
}
