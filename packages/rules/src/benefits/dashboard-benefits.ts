import type { IsoDate } from '../dates/iso-date.ts'
import { intlTag, type Locale } from '../locale/locales.ts'
import { isExpired } from './benefit-expiry.ts'

type Displayed = {
  display_on_dashboard: boolean
  is_third_party: boolean
  benefit_expiration_date: IsoDate | null
}

type DashboardBenefit = Displayed & { name: string }

export function isOnDashboard(benefit: Displayed, today: IsoDate): boolean {
  return benefit.display_on_dashboard && !benefit.is_third_party && !isExpired(benefit, today)
}

/** The benefits in the grid (portal specification §2.9), sorted by name as the reader's language sorts. */
export function dashboardBenefits<B extends DashboardBenefit>(
  benefits: readonly B[],
  { today, locale }: { today: IsoDate; locale: Locale },
): B[] {
  const { compare } = new Intl.Collator(intlTag(locale))
  return benefits.filter((benefit) => isOnDashboard(benefit, today)).sort((one, other) => compare(one.name, other.name))
}
