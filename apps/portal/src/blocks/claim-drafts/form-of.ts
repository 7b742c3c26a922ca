import type { Benefit } from '@amparo/contract/benefits'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Platform } from '../../platform/platform.ts'
import type { FormOf } from '../../queries/list-claim-pages.ts'
import type { Card } from '../../session/card-session.ts'

type Claim = { card: Card; benefit: Benefit; locale: Locale; lossDay?: IsoDate | undefined }

export function formOf({ today }: Platform, { card, benefit, locale, lossDay }: Claim): FormOf {
  return {
    panToken: card.panToken,
    benefitCode: benefit.benefit_code,
    locale,
    today: lossDay ?? today(),
    isProductGraduation: benefit.disabled.product_graduation !== null,
  }
}
