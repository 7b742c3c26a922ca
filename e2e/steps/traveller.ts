import type { Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { benefitPage } from '../pages/benefit-page.ts'
import { shell } from '../pages/shell.ts'

/** What somebody does who wants a travel letter, in a locale that writes days as dd/mm/yyyy. */
export function travellerAt(page: Page, locale: Locale) {
  const text = content('letter-forms', locale)
  const { actions, text: labels } = benefitPage(page, locale)
  const { dialog } = shell(page)
  const create = dialog.getByRole('button', { name: text.make_letter })

  return {
    create,
    dialog,
    async opensForm() {
      await actions.getByRole('button', { name: labels.travel_letter }).click()
      await expect(dialog).toHaveAccessibleName(text.travel_title)
    },
    async fillsIn() {
      for (const [label, country] of [
        [text.origin, 'Saudi Arabia'],
        [text.destination, 'Japan'],
        [text.nationality, 'Saudi Arabia'],
      ] as const) {
        await dialog.getByRole('combobox', { name: label }).fill(country)
        await page.keyboard.press('Enter')
      }
      await dialog.getByLabel(text.departure, { exact: true }).fill('01/12/2030')
      await dialog.getByLabel(text.date_of_birth, { exact: true }).fill('04/05/1990')
      await dialog.getByLabel(text.first_name).fill('Amal')
      await dialog.getByLabel(text.last_name).fill('Nasser')
      await dialog.getByLabel(text.relationship).selectOption('cardholder')
      await dialog.getByLabel(text.email).fill('amal@example.com')
      await dialog.getByRole('textbox', { name: content('claim-form', locale).phone_number }).fill('512345678')
    },
  }
}
