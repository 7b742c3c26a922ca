import { type Locale, localeFacts } from '@amparo/rules/locale/locale-facts'
import { latinDigits } from '@amparo/rules/text/latin-digits'

const plain = /^-?\d+(?:\.\d+)?$/

/**
 * Reads `1.234,5` or `1,234.5`, depending on the locale. A single separator that cannot group thousands is a decimal mark in any locale.
 * Not by Intl, whose data differs between browsers and Node.
 */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = latinDigits(text)
    .replace(/[\s'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace('−', '-')
  const point = decimalMarkIn(bare, locale)
  const [whole = '', ...fractions] = bare.split(point)
  const ungrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole

  return plainNumber([ungrouped, ...fractions].join('.'))
}

/** Reads a number as JSON and number fields write it. */
export function plainNumber(text: string): number | undefined {
  const value = text.length <= 40 && plain.test(text) ? Number(text) : undefined
  // JSON turns minus zero into zero.
  return value === undefined ? undefined : value + 0 || 0
}

export function formatNumber(value: number, scale: number, locale: Locale): string {
  const [whole = '', fraction] = value.toFixed(scale).split('.')
  const { decimalMark } = localeFacts[locale]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, otherMark(decimalMark))

  return fraction ? `${grouped}${decimalMark}${fraction}` : grouped
}

function decimalMarkIn(text: string, locale: Locale): '.' | ',' {
  const own = localeFacts[locale].decimalMark
  const other = otherMark(own)
  const place = text.indexOf(other)
  const isAlone = place !== -1 && !text.includes(own) && place === text.lastIndexOf(other)

  return isAlone && text.length - place !== 4 ? other : own
}

function otherMark(mark: '.' | ','): '.' | ',' {
  return mark === '.' ? ',' : '.'
}
