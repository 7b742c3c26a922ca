import { intlTag, type Locale } from './locales.ts'

/** Finds `cafe` in `Café` and half a Korean syllable in a whole one: letters are taken apart, their marks are dropped. */
export function searchable(text: string, locale: Locale): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(intlTag(locale))
}

/** Every word of the query stands somewhere in the texts. */
export function isFound(query: string, texts: readonly string[], locale: Locale): boolean {
  const found = searchable(texts.join(' '), locale)
  return searchable(query, locale)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
