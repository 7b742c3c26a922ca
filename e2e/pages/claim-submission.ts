import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** Sending a claim, from its review to its number and receipt. */
export function claimSubmission(page: Page, locale: Locale = defaultLocale) {
  const text = content('claim-submit', locale)
  const success = content('claim-success', locale)
  const receipt = content('claim-receipt', locale)
  const review = content('claim-review', locale)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  return {
    text,
    success,
    finish: main.getByRole('button', { name: review.finish, exact: true }),
    confirmDialog: page.getByRole('dialog', { name: text.confirm_title }),
    confirm: button(text.confirm_send),
    working: page.getByRole('dialog', { name: text.working_title }),
    leave: button(text.working_leave),
    duplicate: page.getByRole('dialog', { name: text.duplicate_title }),
    goBack: button(text.duplicate_back),
    alert: main.getByRole('alert'),
    successHeading: main.getByRole('heading', { level: 1, name: success.title }),
    number: main.locator('.claim-number strong'),
    statusLink: main.getByRole('link', { name: success.status }),
    receiptLink: main.getByRole('link', { name: success.receipt }),
    receiptHeading: main.getByRole('heading', { level: 1, name: receipt.title }),
    download: button(receipt.download),
  }
}
