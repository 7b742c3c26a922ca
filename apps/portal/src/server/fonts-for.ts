import type { Locale } from '@amparo/rules/locales'

/**
 * The font file a locale's first paint wants, when it is small enough to be worth a place in the first round. The
 * Arabic one is not: it would hold back the style sheet, so it is found there and swapped in.
 */
const subsets: Partial<Record<Locale, readonly string[]>> = {
  th_TH: ['noto-sans-thai-thai'],
  vi_VN: ['inter-latin', 'inter-vietnamese'],
  ar_EEMEA: [],
  zh_TW: [],
  zh_CN: [],
  ko_KR: [],
}

export function fontsFor(locale: Locale, assets: readonly string[]): string[] {
  const wanted = subsets[locale] ?? ['inter-latin']
  return wanted.flatMap((subset) => assets.filter((name) => name.startsWith(`${subset}-wght-normal-`))).map(addressOf)
}

function addressOf(name: string): string {
  return `/assets/${name}`
}
