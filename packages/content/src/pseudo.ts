import { type Authored, isAuthored } from './leaves.ts'
import type { EntrySchema, Schema } from './schema.ts'

/**
 * Pseudo-locales help to find text that is hard-coded (it has no accents) and fields that are too short for longer languages (text is
 * cut off). `en_XA` is longer and accented; `ar_XB` is the same from right to left.
 */
export const pseudoLocales = { en_XA: 'ltr', ar_XB: 'rtl' } as const
export type PseudoLocale = keyof typeof pseudoLocales

const accented = new Map(
  Array.from(
    'aábƀcçdđeéfƒgğhĥiíjĵkķlļmɱnñoóqɋrřsštťuúvṽwŵxẋyýzžAÁBƁCÇDÐEÉGĞHĤIÍJĴKĶLĻNÑOÓRŘSŠTŤUÚWŴYÝZŽ'.matchAll(/../gu),
    ([pair]) => [pair.charAt(0), pair.slice(1)],
  ),
)
/** Placeholders, and the address of a link with the brackets around it, stay as they are. */
const untouched = /(\{\w+\}|\]\([^)]*\)|\*\*|\[)/

const [rightToLeft, endOfOverride] = ['\u202e', '\u202c']

export function pseudoText(text: string, locale: PseudoLocale): string {
  const parts = text.split(untouched).map((part) => (untouched.test(part) ? part : pseudoPart(part, locale)))
  const padding = '·'.repeat(Math.max(2, Math.ceil(text.length * 0.4)))
  return `⟦${parts.join('')}${padding}⟧`
}

function pseudoPart(part: string, locale: PseudoLocale): string {
  const letters = Array.from(part, (letter) => accented.get(letter) ?? letter).join('')
  return locale === 'en_XA' ? letters : letters.replace(/\S+/g, (word) => rightToLeft + word + endOfOverride)
}

export function pseudoContent(schema: Schema, content: Authored, locale: PseudoLocale): Authored {
  if (schema.kind === 'entry') return pseudoEntry(schema, content, locale)
  return Object.fromEntries(
    Object.entries(schema.entries).map(([slug, entry]) => [
      slug,
      pseudoEntry(entry, content[slug] as Authored, locale),
    ]),
  )
}

function pseudoEntry(schema: EntrySchema, content: Authored, locale: PseudoLocale): Authored {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      schema.fields[key]?.kind === 'code' ? value : pseudoValue(value, locale),
    ]),
  )
}

function pseudoValue(value: unknown, locale: PseudoLocale): unknown {
  if (typeof value === 'string') return pseudoText(value, locale)
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, locale))
  if (!isAuthored(value)) return value
  return Object.fromEntries(Object.entries(value).map(([form, text]) => [form, pseudoValue(text, locale)]))
}
