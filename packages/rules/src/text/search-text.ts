import { intlTag, type Locale } from '../locale/locales.ts'

/** Thai writes vowels as marks: without them another word would be found. */
const accents = /(?![\u0e31\u0e34-\u0e3a])\p{M}/gu

/** Letters that people type for one another and that Unicode does not take apart. */
const alike: Record<string, string> = { đ: 'd', ى: 'ي', ة: 'ه' }

/** Finds `cafe` in `Café` and half a Korean syllable in a whole one: letters are taken apart, their accents are dropped. */
export function searchable(text: string, locale: Locale): string {
  const letters = text.normalize('NFD').replace(accents, '').toLocaleLowerCase(intlTag(locale))
  return letters.replace(/[đىة]/g, (letter) => alike[letter] ?? letter)
}

/** Every word of the query stands somewhere in the texts. */
export function isFound(query: string, texts: readonly string[], locale: Locale): boolean {
  const found = searchable(texts.join(' '), locale)
  return searchable(query, locale)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
