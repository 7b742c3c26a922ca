import { benefitWords, sayWith } from '@amparo/content/benefit-words'
import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { useLocale } from '../../platform/content/locale.ts'
import { phoneInText } from '../../platform/content/phone-in-text.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useCountry } from '../../queries/get-country.ts'

/** Fills a benefit's texts with this card's amounts and periods, in the page's language and the country's currency. */
export function useBenefitWords(benefit: Benefit, card: BenefitsResponse) {
  const locale = useLocale()
  const country = useCountry()
  const { settings } = usePlatform()
  const words = benefitWords({
    benefit,
    product: card.product_name,
    issuer: card.ica_legal_name,
    currency: country?.currency ?? 'USD',
    locale,
    phone: phoneInText(country?.contactNumbers[0]?.number ?? settings.supportPhone ?? ''),
  })

  return { words, say: sayWith(words) }
}
