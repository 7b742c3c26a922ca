import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The two phone verification steps before a claim that needs one. */
export function phoneVerification(page: Page, locale: Locale = defaultLocale) {
  const text = content('phone-verification', locale)
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })

  return {
    text,
    numberStep: page.getByRole('dialog', { name: text.title }),
    codeStep: page.getByRole('dialog', { name: text.cell_title }),
    number: dialog.getByRole('textbox', { name: text.phone_number }),
    cell: dialog.getByRole('radio', { name: text.type_cell }),
    errors: dialog.locator('.form-field-error'),
    locked: dialog.locator('.banner-danger'),
    send: button(text.send),
    code: dialog.getByLabel(text.code, { exact: true }),
    confirm: button(text.confirm),
    again: button(text.again),
  }
}
