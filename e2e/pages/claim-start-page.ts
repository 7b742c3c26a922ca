import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The start of the claims area, with the dialogs that can come before a claim. */
export function claimStartPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('claims-start', locale)
  const cwd = content('benefits-home', locale)
  const main = page.getByRole('main')

  return {
    text,
    cwd,
    heading: main.getByRole('heading', { level: 1, name: text.title }),
    /** A benefit of the list. */
    benefit: (name: string) =>
      main.getByRole('region', { name: text.benefit_label }).getByRole('button', { name, exact: false }),
    date: main.getByRole('textbox', { name: text.date_label }),
    start: main.getByRole('button', { name: text.start, exact: true }),
    error: (message: string) => main.getByRole('alert').filter({ hasText: message }),
    fees: page.getByRole('dialog', { name: text.fees_title }),
    deductible: page.getByRole('dialog', { name: text.deductible_title }),
    agree: page.getByRole('dialog').getByRole('button', { name: text.disclaimer_continue }),
    notNow: page.getByRole('dialog').getByRole('button', { name: text.disclaimer_not_now }),
    unable: page.getByRole('dialog', { name: text.unable_title }),
    cwdQuestion: page.getByRole('dialog', { name: cwd.cwd_question_title }),
    cwdError: page.getByRole('dialog', { name: cwd.cwd_error_title }),
    yes: page.getByRole('dialog').getByRole('button', { name: cwd.cwd_question_yes }),
    no: page.getByRole('dialog').getByRole('button', { name: cwd.cwd_question_no }),
  }
}
