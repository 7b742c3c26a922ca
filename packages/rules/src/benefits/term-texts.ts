import { intlTag, type Locale } from '../locale/locales.ts'
import { isolated } from '../text/isolated.ts'

type Terms = Readonly<Record<string, number>>

/** The terms of a benefit as they appear in a sentence: `60 days`, `$75,000`, with the plural of the reader's language. */
export function termTexts(terms: Terms, { currency, locale }: { currency: string; locale: Locale }) {
  const texts = Object.entries(terms).map(([name, value]) => [name, termText(name, value, { currency, locale })])
  return Object.fromEntries(texts) as Record<string, string>
}

const units: Record<string, string> = { days: 'day', hours: 'hour', months: 'month' }

export function termText(name: string, value: number, { currency, locale }: { currency: string; locale: Locale }) {
  const ending = name.slice(name.lastIndexOf('_') + 1)
  return isolated(ending === 'amount' ? money(value, currency, locale) : quantity(value, ending, locale), locale)
}

function money(hundredths: number, currency: string, locale: Locale): string {
  const whole = hundredths % 100 === 0
  const style = { style: 'currency', currency, ...(whole && { maximumFractionDigits: 0 }) } as const
  return new Intl.NumberFormat(intlTag(locale), style).format(hundredths / 100)
}

function quantity(value: number, ending: string, locale: Locale): string {
  const unit = units[ending]
  const style = unit ? ({ style: 'unit', unit, unitDisplay: 'long' } as const) : {}
  const text = new Intl.NumberFormat(intlTag(locale), style).format(value)
  // Texts in Chinese have a space between a number and the word after it; Intl writes one only in traditional Chinese.
  return text.replace(/\d(?=\p{Script=Han})/u, '$& ')
}
