import { isExpired } from './benefit-expiry.ts'
import type { IsoDate } from './iso-date.ts'
import { intlTag, type Locale } from './locales.ts'

type DashboardBenefit = {
  name: string
  display_on_dashboard: boolean
  is_third_party: boolean
  benefit_expiration_date: IsoDate | null
}

/** Portal specification §2.9: what the grid shows, sorted by name as the reader's language sorts. */
export function dashboardBenefits<B extends DashboardBenefit>(
  benefits: readonly B[],
  { today, locale }: { today: IsoDate; locale: Locale },
): B[] {
  const { compare } = new Intl.Collator(intlTag(locale))
  return benefits
    .filter((benefit) => benefit.display_on_dashboard && !benefit.is_third_party && !isExpired(benefit, today))
    .sort((one, other) => compare(one.name, other.name))
}
