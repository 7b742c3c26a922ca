import { defaultLocale, type Locale } from '@amparo/rules/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The step before the review. */
export function claimDocumentsPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('claim-evidence', locale)
  const labels = content('claim-journey', locale)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  return {
    heading: main.getByRole('heading', { level: 1, name: text.title }),
    notice: page.getByRole('dialog', { name: text.billing_title }),
    understood: button(text.billing_button),
    continue: main.getByRole('button', { name: labels.continue, exact: true }),
    goOnWithout: button(text.missing_go_on),
  }
}
