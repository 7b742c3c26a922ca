import { fill } from '@amparo/content/fill'
import { maskCard } from '@amparo/rules/card/card-number'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** The benefits home. */
export function benefitsPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('benefits-home', locale)
  const main = page.getByRole('main')
  const grid = main.getByRole('region', { name: text.grid_heading })

  return {
    text,
    heading: main.getByRole('heading', { level: 1 }),
    names: grid.getByRole('heading', { level: 3 }),
    descriptions: grid.getByRole('listitem').getByRole('paragraph'),
    readMore: (name: string) => grid.getByRole('link', { name: fill(text.read_more_label, { name }), exact: true }),
    search: grid.getByRole('searchbox', { name: text.search_label }),
    announcement: grid.getByRole('status'),
    showAll: grid.getByRole('button', { name: text.search_clear }),
    card: main.getByRole('figure'),
    maskedNumber: (last4: string) => main.getByRole('figure').getByText(maskCard(last4)),
    partnerBanner: main.getByRole('region', { name: text.banner_label }),

    async arrives() {
      await expect(grid).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    },
  }
}
