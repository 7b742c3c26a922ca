import type { Locale } from '../locale/locales.ts'

type GuideBenefit = {
  benefit_code: string
  benefit_id: string
  content_entry: string | null
  url_terms_and_conditions: string | null
}
type Card = { country: { code: string; region: string }; productCode: string; locale: Locale }

export type GuideLink = { kind: 'file' | 'terms'; address: string } | { kind: 'page' }

/** Benefits without a guide (P-X24): CEL of an issuer in none of the three lists, and one programme of CID. */
const UNLISTED_CEL = 'cell-phone'
const CID_WITHOUT_GUIDE = '29990'

/** Where the guide of a benefit is (portal specification §2.10, P-269 to P-275), or null if there is none. */
export function guideLink(benefit: GuideBenefit, { country, productCode, locale }: Card): GuideLink | null {
  const { benefit_code, benefit_id, content_entry, url_terms_and_conditions } = benefit
  if (country.code === 'SAU' || content_entry === null || content_entry === UNLISTED_CEL) return null
  if (benefit_code === 'CID' && benefit_id === CID_WITHOUT_GUIDE) return null
  // Checked before the region, as India is in Asia-Pacific (P-X26).
  if (country.code === 'BRA' || country.code === 'IND')
    return { kind: 'file', address: guideFile({ country: country.code, productCode, benefit_code, locale }) }
  if (country.region === 'AP')
    return url_terms_and_conditions ? { kind: 'terms', address: url_terms_and_conditions } : null
  return { kind: 'page' }
}

type GuideFile = { country: string; productCode: string; benefit_code: string; locale: Locale }

/** There is a file for each product and benefit, as amounts differ, and for each language of the country. */
function guideFile({ country, productCode, benefit_code, locale }: GuideFile): string {
  return `/documents/guides/${country}/${productCode}/${benefit_code}.${locale}.pdf`.toLowerCase()
}
