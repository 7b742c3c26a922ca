import { type Locale, locales } from '@amparo/rules/locale/locales'
import type { Term } from '../check/word-list.ts'

const COLUMNS = 5

/** The terms as Markdown tables, a few locales in each, as the README has them: the test that compares the two prints what to paste. */
export function termTables(terms: readonly Term[]): string {
  const groups = Array.from({ length: Math.ceil(locales.length / COLUMNS) }, (_, index) =>
    locales.slice(index * COLUMNS, (index + 1) * COLUMNS),
  )
  return groups.map((group) => tableOf(terms, group)).join('\n\n')
}

function tableOf(terms: readonly Term[], columns: readonly Locale[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['term', ...columns]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...terms.map(({ term, in: words }) => row([term, ...columns.map((locale) => words[locale])])),
  ].join('\n')
}
