import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** Phone numbers, office hours, and the list of every country. */
export function contactPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('contact', locale)
  const more = content('contact-page', locale)
  const main = page.getByRole('main')
  const list = page.getByRole('dialog', { name: more.list_title })

  return {
    text,
    more,
    numbers: main.locator('.numbers').getByRole('link'),
    now: main.locator('.office-now'),
    days: main.locator('.office-hours dt'),
    hours: main.locator('.office-hours dd'),
    zone: main.locator('.office-hours .soft'),
    openList: main.getByRole('button', { name: more.list_button, exact: true }),
    list,
    search: list.getByRole('searchbox', { name: more.list_search }),
    countries: list.getByRole('heading', { level: 3 }),
    calls: list.locator('.phone-list').getByRole('link'),
    nothing: list.getByRole('status'),
    closeList: list.getByRole('button', { name: more.list_close, exact: true }),

    async arrives() {
      await expect(main.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(main.locator('.office-hours')).toBeVisible()
      await expectAccessible(page)
    },
  }
}
