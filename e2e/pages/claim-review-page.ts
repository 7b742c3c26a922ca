import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The last page of a claim form, with all answers to review and change. */
export function claimReviewPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('claim-review', locale)
  const main = page.getByRole('main')

  return {
    text,
    heading: main.getByRole('heading', { level: 1, name: text.title }),
    sections: main.locator('.review-section'),
    values: main.locator('.review-section dd bdi'),
    needsAttention: main.getByText(text.needs_look),
  }
}
