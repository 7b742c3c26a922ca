import { fill } from '@amparo/content/fill'
import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { termTexts } from '@amparo/rules/term-texts'
import { useLocale } from '../platform/locale.ts'
import { phoneInText } from '../platform/phone-in-text.ts'
import { usePlatform } from '../platform/platform.ts'
import { useCountry } from './use-country.ts'

/** Puts the sums and periods of this card into a text of its benefit, in the reader's language and the country's currency. */
export function useBenefitWords(benefit: Benefit, card: BenefitsResponse) {
  const locale = useLocale()
  const country = useCountry()
  const { settings } = usePlatform()
  const { terms, occurrence_max_amount: most } = benefit
  const sums = most === null ? terms : { ...terms, max_amount: most }
  const words: Record<string, string> = {
    ...termTexts(sums, { currency: country?.currency ?? 'USD', locale }),
    phone: phoneInText(country?.contactNumbers[0]?.number ?? settings.supportPhone ?? ''),
    product: card.product_name,
    issuer: card.ica_legal_name,
  }

  return { words, say: (text: string) => fill(text, words) }
}
