import { isLocale, type Locale, locales } from '@amparo/rules/locale/locales'
import { ContentFileError, readContentFile } from '../content-files.ts'
import { isAuthored } from '../leaves.ts'

/** A word that a locale's texts must not use, and the one to write instead. */
export type Forbidden = { avoid: string; use: string }
export type WordList = ReadonlyMap<Locale, readonly Forbidden[]>

/** One row of `terms.json`: a term in every locale, and the synonyms that would confuse its readers. */
export type Term = { term: string; in: Record<Locale, string>; avoid?: Partial<Record<Locale, string[]>> }

export function readTerms(folder: string): Term[] {
  const terms = (readContentFile(folder, 'terms.json') ?? []) as Term[]
  for (const { term, in: words } of terms) {
    const missing = locales.filter((locale) => !words[locale]?.trim())
    if (missing.length > 0) throw new ContentFileError(`terms.json: "${term}" has no word in ${missing.join(', ')}`)
  }
  return terms
}

/** What `terms.json` and `words.json` forbid, by locale. */
export function readWordList(folder: string): WordList {
  const rows = [...rowsOfTerms(readTerms(folder)), ...rowsOfWords(readContentFile(folder, 'words.json') ?? [])]
  return new Map(locales.map((locale) => [locale, rows.filter((row) => row.locale === locale)]))
}

type Row = Forbidden & { locale: string }

function rowsOfTerms(terms: readonly Term[]): Row[] {
  return terms.flatMap(({ term, in: words, avoid = {} }) =>
    Object.entries(avoid).flatMap(([locale, synonyms]) => {
      checkLocale(locale, `terms.json: "${term}"`)
      return synonyms.map((synonym) => ({ locale, avoid: synonym, use: words[locale as Locale] }))
    }),
  )
}

/** Each group of `words.json` names its locales and, for each word to avoid, the one to write. */
function rowsOfWords(groups: unknown): Row[] {
  if (!Array.isArray(groups)) throw new ContentFileError('words.json: should be a list of groups')
  return groups.flatMap(({ locales: named, words }, index) => {
    const where = `words.json: group ${index + 1}`
    if (!Array.isArray(named) || !isAuthored(words)) throw new ContentFileError(`${where} needs locales and words`)
    return named.flatMap((locale: string) => {
      checkLocale(locale, where)
      return Object.entries(words).map(([avoid, use]) => ({ locale, avoid, use: String(use) }))
    })
  })
}

function checkLocale(locale: string, where: string): void {
  if (!isLocale(locale)) throw new ContentFileError(`${where} names no locale: "${locale}"`)
}
