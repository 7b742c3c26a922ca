import { allExpired } from '../benefits/benefit-expiry.ts'
import type { IsoDate } from '../dates/iso-date.ts'
import type { Locale } from '../locale/locales.ts'

type Answer = { ica_country: string; benefits: readonly { benefit_expiration_date: IsoDate | null }[] }

/** Where a person goes after login (portal specification §4, "Login"). */
type AfterLogin = { outcome: 'no-active-benefits' } | { outcome: 'go'; path: string }

export function afterLogin(
  answer: Answer,
  { today, locale, successPath }: { today: IsoDate; locale: Locale; successPath: string },
): AfterLogin {
  if (answer.benefits.length === 0 || allExpired(answer.benefits, today)) return { outcome: 'no-active-benefits' }
  return { outcome: 'go', path: `/${answer.ica_country.toLowerCase()}/${locale}${successPath}` }
}
