import { fill } from '@amparo/content/fill'
import type { CallFailed } from '@amparo/contract/call'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { leftToRight } from '../../../platform/content/phone-in-text.ts'
import { retryTime } from '../../../platform/content/retry-time.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useCountry } from '../../../queries/get-country.ts'

/** The error message for a refusal of the card (C-606 to C-608); for everything else, that the check failed. */
export function useRefusalText(): (code: string, refusal?: Partial<Pick<CallFailed, 'retryAfter'>>) => string {
  const text = useContent('claim-journey')
  const locale = useLocale()
  const { now, settings } = usePlatform()
  const { supportPhone } = settings
  const number = useCountry()?.contactNumbers[0]?.number ?? supportPhone ?? ''
  const phone = leftToRight(phoneDisplay(number))

  return (code, { retryAfter } = {}) => {
    if (code === 'too_many_requests')
      return fill(text.check_limited, { time: retryTime(retryAfter, { now: now(), locale }) })
    if (code === 'card_benefit_not_applicable') return fill(text.card_benefit_not_applicable, { phone })
    if (code === 'multiple_product_codes') return fill(text.multiple_product_codes, { phone })
    return code === 'unable_to_verify_card' ? text.unable_to_verify_card : text.check_failed
  }
}
