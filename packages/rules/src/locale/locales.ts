/** The fourteen locales (portal specification §9), with the tag each gives to Intl, React Aria and the lang attribute. */
export const localeTags = {
  en_US: 'en-US',
  en_LAC: 'en-GB',
  en_AP: 'en-GB',
  en_EEMEA: 'en-GB',
  es_LAC: 'es-419',
  pt_BR: 'pt-BR',
  zh_TW: 'zh-Hant-TW',
  zh_CN: 'zh-Hans-CN',
  th_TH: 'th-TH',
  vi_VN: 'vi-VN',
  ko_KR: 'ko-KR',
  ar_EEMEA: 'ar-SA',
  id_ID: 'id-ID',
  ms_MY: 'ms-MY',
} as const

export type Locale = keyof typeof localeTags

export const locales = Object.keys(localeTags) as Locale[]
export const defaultLocale: Locale = 'en_US'

export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(localeTags, text)
}

/** Gregorian calendar and Latin digits everywhere: a Thai or Saudi reader compares dates with a passport or a receipt. */
export function intlTag(locale: Locale): string {
  return `${localeTags[locale]}-u-ca-gregory-nu-latn`
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar_EEMEA' ? 'rtl' : 'ltr'
}
