import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const SUBMIT = '/api/v2/travel-letter/submit-letter/'
const locale = 'en_EEMEA'

test('a travel letter is made, opens at once, survives a reload and ends with the session [C-273, C-322, C-323, C-324, C-399]', async ({
  cardholder,
  page,
}) => {
  const text = content('letter-forms', locale)
  const { actions, text: labels } = benefitPage(page, locale)
  const { dialog } = shell(page)
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale })
  await actions.getByRole('button', { name: labels.travel_letter }).click()
  await expect(dialog).toHaveAccessibleName(text.travel_title)

  await dialog.getByRole('button', { name: text.make_letter }).click()
  await expect(dialog.locator('.error-summary')).toBeFocused()
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

  const posted = page.waitForResponse((response) => response.url().endsWith(SUBMIT))
  await dialog.getByRole('button', { name: text.make_letter }).click()
  await expect(page).toHaveURL(/\/sau\/en_EEMEA\/benefits\/TIN\/ap-certificate$/)
  expect((await posted).status()).toBe(200)

  await page.reload()
  await expect(page).toHaveURL(/ap-certificate$/)
  await page.getByRole('link', { name: content('letter-page', locale).back }).click()
  await actions.getByRole('link', { name: labels.open_letter }).click()
  await expect(page).toHaveURL(/ap-certificate$/)

  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN/ap-certificate', { locale })
  await expect(page).toHaveURL(/\/sau\/en_EEMEA\/benefits\/TIN$/)
})
