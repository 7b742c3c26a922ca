import { placeholdersOf } from './fill.ts'

/** Forms that may write the number as a word, without `{count}`. */
const wordForms = ['zero', 'one', 'two']

export function pluralProblems(scope: readonly string[], forms: Record<string, string>, tag: string): string[] {
  const { known, usual } = categoriesOf(tag)
  const missing = usual.filter((form) => !(form in forms))
  const extra = Object.keys(forms).filter((form) => !known.includes(form))
  const wrong = Object.entries(forms).filter(([form, text]) => !fits(scope, text, wordForms.includes(form)))
  return [
    ...missing.map((form) => `plural form "${form}" is missing`),
    ...extra.map((form) => `plural form "${form}" does not exist in this language`),
    ...wrong.map(([form]) => `placeholders of "${form}" should be {${scope.join(', ')}}`),
  ]
}

function fits(scope: readonly string[], text: string, mayDropCount: boolean): boolean {
  const used = placeholdersOf(text)
  const needed = mayDropCount ? scope.filter((name) => name !== 'count') : scope
  return used.every((name) => scope.includes(name)) && needed.every((name) => used.includes(name))
}

type Categories = { known: readonly string[]; usual: readonly string[] }
const categories = new Map<string, Categories>()

/** In our languages these numbers have all the plural forms that occur up to 200. */
const COUNTS = [...Array(21).keys(), 100, 101, 102, 103, 111]

/** `usual` are the forms that realistic counts need; Spanish `many`, for a million, may be left out. */
function categoriesOf(tag: string): Categories {
  const before = categories.get(tag)
  if (before) return before
  const rules = new Intl.PluralRules(tag)
  const usual = new Set<string>(['other', ...COUNTS.map((count) => rules.select(count))])
  const found = { known: rules.resolvedOptions().pluralCategories, usual: [...usual] }
  categories.set(tag, found)
  return found
}
