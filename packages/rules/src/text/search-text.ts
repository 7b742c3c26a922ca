import { intlTag, type Locale } from '../locale/locales.ts'

/** Combining marks, except those that are Thai vowels: without its vowels a word would be another word. And the word joiner, which nobody types. */
const accents = /(?![\u0e31\u0e34-\u0e3a])\p{M}|\u2060/gu

/** Letters that people use interchangeably and that Unicode does not decompose. */
const alike: Record<string, string> = { đ: 'd', ى: 'ي', ة: 'ه' }

/** A text in the form in which it is searched: decomposed and without accents, so that `cafe` is found in `Café`, and half a Korean syllable in a whole one. */
export function searchable(text: string, locale: Locale): string {
  const letters = text.normalize('NFD').replace(accents, '').toLocaleLowerCase(intlTag(locale))
  return letters.replace(/[đىة]/g, (letter) => alike[letter] ?? letter)
}

/** Whether every word of the query appears in the texts. */
export function isFound(query: string, texts: readonly string[], locale: Locale): boolean {
  const found = searchable(texts.join(' '), locale)
  return searchable(query, locale)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
