import { intlTag, type Locale } from '../locale/locales.ts'

type ClaimableBenefit = { name: string; is_claimable: boolean }

/** What a claim can be made for, by name as the reader's language sorts. An expired benefit still covers an earlier loss. */
export function claimableBenefits<B extends ClaimableBenefit>(benefits: readonly B[], locale: Locale): B[] {
  const { compare } = new Intl.Collator(intlTag(locale))
  return benefits.filter(({ is_claimable }) => is_claimable).sort((one, other) => compare(one.name, other.name))
}
