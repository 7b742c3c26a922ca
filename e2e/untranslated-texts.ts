import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'
import { content } from './content.ts'

/** Texts shown in English although they have a translation. */
export function untranslatedTexts(shown: string[], locale: Locale, slugs: readonly Slug[]): string[] {
  const english = textsOf('en_US', slugs).difference(textsOf(locale, slugs))

  return shown.filter((text) => english.has(text))
}

function textsOf(locale: Locale, slugs: readonly Slug[]): Set<string> {
  return new Set(slugs.flatMap((slug) => leaves(content(slug, locale))))
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value ?? {}).flatMap(leaves)
}
