import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** Terms, privacy notice and accessibility statement. */
export function readingPage(page: Page, slug: 'terms' | 'privacy' | 'accessibility', locale: Locale = defaultLocale) {
  const text = content(slug, locale)
  const main = page.getByRole('main')

  return {
    text,
    contents: main.getByRole('navigation', { name: text.display_name }),
    section: (title: string) => main.getByRole('region', { name: title }),

    async arrives() {
      await expect(main.getByRole('heading', { level: 1, name: text.display_name })).toBeVisible()
      await expectAccessible(page)
    },
  }
}
