import type { Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { benefitPage } from '../pages/benefit-page.ts'
import { shell } from '../pages/shell.ts'
import { type FormAnswers, fillIn } from './form-answers.ts'

/** What somebody does who wants a travel letter, in a locale that writes days as dd/mm/yyyy. */
export function travellerAt(page: Page, locale: Locale) {
  const text = content('letter-forms', locale)
  const { actions, text: labels } = benefitPage(page, locale)
  const { dialog } = shell(page)
  const create = dialog.getByRole('button', { name: text.make_letter })
  const open = actions.getByRole('button', { name: labels.travel_letter })
  const country = (label: string) => dialog.getByRole('combobox', { name: label })
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  const answers: FormAnswers = [
    ['finds', country(text.origin), 'Saudi Arabia'],
    ['finds', country(text.destination), 'Japan'],
    ['types', field(text.departure), '01/12/2030'],
    ['types', field(text.first_name), 'Amal'],
    ['types', field(text.last_name), 'Nasser'],
    ['finds', country(text.nationality), 'Saudi Arabia'],
    ['types', field(text.date_of_birth), '04/05/1990'],
    ['chooses', field(text.relationship), 'cardholder'],
    ['types', field(text.email), 'amal@example.com'],
    ['types', dialog.getByRole('textbox', { name: content('claim-form', locale).phone_number }), '512345678'],
  ]

  return {
    answers,
    open,
    create,
    dialog,
    async opensForm() {
      await open.click()
      await expect(dialog).toHaveAccessibleName(text.travel_title)
    },
    fillsIn: () => fillIn(answers),
  }
}
