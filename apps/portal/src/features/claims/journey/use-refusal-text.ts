import { fill } from '@amparo/content/fill'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { useContent } from '../../../platform/content/content.ts'
import { isolated } from '../../../platform/content/phone-in-text.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useCountry } from '../../../queries/get-country.ts'

/** The error message for a refusal of the card (C-606 to C-608); for everything else, that the check failed. */
export function useRefusalText(): (code: string) => string {
  const text = useContent('claim-journey')
  const { supportPhone } = usePlatform().settings
  const number = useCountry()?.contactNumbers[0]?.number ?? supportPhone ?? ''
  const phone = isolated(phoneDisplay(number))

  return (code) => {
    if (code === 'card_benefit_not_applicable') return fill(text.card_benefit_not_applicable, { phone })
    if (code === 'multiple_product_codes') return fill(text.multiple_product_codes, { phone })
    return code === 'unable_to_verify_card' ? text.unable_to_verify_card : text.check_failed
  }
}
