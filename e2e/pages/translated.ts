import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { untranslatedTexts } from '../untranslated-texts.ts'
import { visibleTexts } from '../visible-texts.ts'

type Shown = { locale: Locale; slugs: readonly Slug[]; what: string }

/** Expects that no text is shown in English although it has a translation, or with a placeholder that was not filled in. */
export async function expectTranslated(page: Page, { locale, slugs, what }: Shown) {
  const shown = await visibleTexts(page)
  const unfilled = shown.filter((text) => /[{}]/.test(text))
  expect([...unfilled, ...untranslatedTexts(shown, locale, slugs)], `${what} in ${locale}`).toEqual([])
}
