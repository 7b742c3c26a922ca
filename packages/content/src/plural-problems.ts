import { placeholdersOf } from './fill.ts'

/** These forms may say their number in a word. */
const wordForms = ['zero', 'one', 'two']

export function pluralProblems(scope: readonly string[], forms: Record<string, string>, tag: string): string[] {
  const known: string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const missing = usualCategories(tag).filter((form) => !(form in forms))
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

/** What whole numbers that a cardholder can meet ask for; Spanish `many` (a million) may be left out. */
function usualCategories(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(['other', ...Array.from({ length: 201 }, (_, count) => rules.select(count))])]
}
