import type { Locale } from '@amparo/rules/locale/locales'
import { latinDigits } from '@amparo/rules/text/latin-digits'

/** A table and not Intl, so that browser and server read every number alike. */
const decimalComma: readonly Locale[] = ['pt_BR', 'vi_VN', 'id_ID']
const plain = /^-?\d+(?:\.\d+)?$/

/** `1.234,5` or `1,234.5`, by the locale; a single separator that cannot group thousands is a decimal one in any locale. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = latinDigits(text)
    .replace(/[\s'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace('−', '-')
  const point = decimalMark(bare, locale)
  const [whole = '', ...fractions] = bare.split(point)
  const ungrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole

  return plainNumber([ungrouped, ...fractions].join('.'))
}

/** A number as JSON and number fields write it. */
export function plainNumber(text: string): number | undefined {
  const value = text.length <= 40 && plain.test(text) ? Number(text) : undefined
  // JSON turns minus zero into zero.
  return value === undefined ? undefined : value + 0 || 0
}

export function formatNumber(value: number, scale: number, locale: Locale): string {
  const [whole = '', fraction] = value.toFixed(scale).split('.')
  const [group, point] = decimalComma.includes(locale) ? ['.', ','] : [',', '.']
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)

  return fraction ? `${grouped}${point}${fraction}` : grouped
}

function decimalMark(text: string, locale: Locale): '.' | ',' {
  const own = decimalComma.includes(locale) ? ',' : '.'
  const other = own === '.' ? ',' : '.'
  const place = text.indexOf(other)
  const isAlone = place !== -1 && !text.includes(own) && place === text.lastIndexOf(other)

  return isAlone && text.length - place !== 4 ? other : own
}
