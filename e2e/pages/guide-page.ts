import { fill } from '@amparo/content/fill'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** The guide to one benefit. */
export function guidePage(page: Page, locale: Locale = defaultLocale) {
  const text = content('guide-page', locale)
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })

  return {
    text,
    heading,
    titleOf: (name: string) => fill(text.title, { name }),
    back: main.getByRole('link', { name: text.back }),
    print: main.getByRole('button', { name: text.print }),
    contents: main.getByRole('navigation', { name: text.contents }).getByRole('link'),
    sections: main.getByRole('article').getByRole('region'),
    section: (title: string) => main.getByRole('region', { name: title, exact: true }),
    table: (title: string) => main.getByRole('table', { name: title, exact: true }),

    async arrives(name: string) {
      await expect(heading).toHaveText(fill(text.title, { name }))
      await expectAccessible(page)
    },
  }
}
