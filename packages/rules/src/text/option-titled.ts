import { intlTag, type Locale } from '../locale/locales.ts'

/** The option whose label a person typed (C-389): case, accents and blanks around it do not matter. */
export function optionTitled<O extends { title: string }>(options: readonly O[], label: string, locale: Locale) {
  const { compare } = new Intl.Collator(intlTag(locale), { usage: 'search', sensitivity: 'base' })
  const typed = label.trim()
  return (
    options.find((option) => option.title === typed) ?? options.find((option) => compare(option.title, typed) === 0)
  )
}
