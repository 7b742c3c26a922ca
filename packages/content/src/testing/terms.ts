import { type Locale, locales } from '@amparo/rules/locale/locales'
import type { Term } from '../check/word-list.ts'

/** A term that is the same word in every locale that is not named. */
export function term(word: string, words: Partial<Record<Locale, string>>, avoid: Term['avoid'] = {}): Term {
  const same = Object.fromEntries(locales.map((locale) => [locale, word])) as Record<Locale, string>
  return { term: word, in: { ...same, ...words }, avoid }
}
