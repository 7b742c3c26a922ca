import type { Locale } from '../locale/locales.ts'

/** The regional insurer's site (claims specification §2): its address, and the name under which it knows the portal. */
export type InsurerSite = { address: string; application: string }
export type TirTarget = 'register' | 'travel-letter'
type Visit = { target: TirTarget; country: string; locale: Locale; benefitId: string; now: Date }

const steps: Record<TirTarget, string> = { register: 'mwi', 'travel-letter': 'travel' }
/** The languages that the site has (C-410 to C-416). */
const languages: Partial<Record<Locale, string>> = {
  en_AP: 'en',
  id_ID: 'id',
  ko_KR: 'ko',
  th_TH: 'th',
  vi_VN: 'vi',
  zh_CN: 'zh-cn',
  zh_TW: 'zh-hk',
}

/** The language of the insurer's site: English where it has no other, and always for Malaysia (C-417). */
export function tirLanguage(locale: Locale, country: string): string {
  return country === 'MYS' ? 'en' : (languages[locale] ?? 'en')
}

/** Where the register and travel letter buttons of TIR lead (C-403 to C-409). */
export function tirAddress({ address, application }: InsurerSite, visit: Visit): string {
  const { target, country, locale, benefitId, now } = visit
  const url = new URL(address)
  const parameters = {
    application,
    step: steps[target],
    Country: country,
    ...(benefitId && { benefitID: benefitId }),
    Benefit: 'TIR',
    lang: tirLanguage(locale, country),
    token: timeToken(now),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The time in UTC to the second, in base64. It proves nothing: the site uses it to notice old links. */
function timeToken(now: Date): string {
  return btoa(`${now.toISOString().slice(0, 19)}Z`)
}
