import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { expectWholeChoices } from '../../pages/fits.ts'
import { cards } from '../../people.ts'
import { failCalls } from '../../steps/fail-calls.ts'
import { travellerAt } from '../../steps/traveller.ts'
import { expect, test } from '../../story.ts'

const SUBMIT = '/api/v2/travel-letter/submit-letter/'
const locale = 'en_EEMEA'
const inLetter = /\/sau\/en_EEMEA\/benefits\/TIN\/ap-certificate$/
const inBenefit = /\/sau\/en_EEMEA\/benefits\/TIN$/

test('a travel letter is made, opens at once, survives a reload and ends with the session [C-272, C-273, C-322, C-323, C-324, C-399]', async ({
  cardholder,
  page,
}) => {
  const { actions, text: labels } = benefitPage(page, locale)
  const traveller = travellerAt(page, locale)
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale })
  await traveller.opensForm()
  await traveller.create.click()
  await expect(traveller.dialog.locator('.error-summary')).toBeFocused()
  await traveller.fillsIn()

  const posted = page.waitForResponse((response) => response.url().endsWith(SUBMIT))
  await traveller.create.click()
  await expect(page).toHaveURL(inLetter)
  expect((await posted).status()).toBe(200)

  await page.reload()
  await expect(page).toHaveURL(inLetter)
  await page.getByRole('link', { name: content('letter-page', locale).back }).click()
  await actions.getByRole('link', { name: labels.open_letter }).click()
  await expect(page).toHaveURL(inLetter)

  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN/ap-certificate', { locale })
  await expect(page).toHaveURL(inBenefit)
})

test('a double click makes one letter, which opens although its call fails, and is registered later [C-323, C-324, C-602]', async ({
  cardholder,
  page,
  context,
  guard,
}) => {
  guard.tolerates(/status of 500/)
  const text = content('letter-page', locale)
  const traveller = travellerAt(page, locale)
  let isDown = true
  await failCalls(page, `*${SUBMIT}`, () => (isDown ? 'server error' : null))
  const tickets = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith(SUBMIT)) tickets.add(request.postDataJSON().ticket)
  })
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale })
  await traveller.opensForm()
  await traveller.fillsIn()
  await traveller.create.dblclick()
  await expect(page).toHaveURL(inLetter)
  await expect(page.getByRole('article').first()).toContainText('Nasser')
  await expect(page.getByText(text.not_registered_title)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(inBenefit)
  await page.goForward()
  await page.reload()
  await expect(page.getByText(text.not_registered_title)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: text.try_again }).click()
  await expect(page.getByText(text.registered)).toBeVisible()
  expect(tickets.size).toBe(1)

  // Every tab of the session has the letter.
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second).toHaveURL(inLetter)
  await expect(second.getByRole('article').first()).toContainText('Nasser')
})

test('the country of a phone number shows its calling code in Arabic, however long its name is', async ({
  cardholder,
  page,
}) => {
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale: 'ar_EEMEA' })
  await travellerAt(page, 'ar_EEMEA').opensForm()
  await expect(page.locator('.phone select')).toHaveValue('SA')
  await expectWholeChoices(page)
})
