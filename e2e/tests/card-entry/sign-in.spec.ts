import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { cards, last4Of } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('entering a card number shows the benefits of the card [P-129, P-136, P-143, P-146, P-149, P-150] @phone', async ({
  cardholder,
  page,
}) => {
  await cardholder.opensLogin()
  await cardholder.types(cards.premiumUsa.number)
  await cardholder.submits()

  await cardholder.landsOnBenefits(cards.premiumUsa)
  await expect(benefitsPage(page).names).toHaveCount(14)
})

test('pressing Enter in the field submits [P-146]', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await cardholder.types(cards.oneBenefit.number)
  await loginPage(page).number.press('Enter')

  await cardholder.landsOnBenefits(cards.oneBenefit)
  await expect(benefitsPage(page).names).toHaveCount(1)
})

// The frame reports a valid number and the submit right after each other.
test('a number can be pasted and submitted at once [P-146]', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await loginPage(page).number.evaluate((input: HTMLInputElement, number) => {
    input.value = number
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.form?.requestSubmit()
  }, cards.oneBenefit.number)

  await cardholder.landsOnBenefits(cards.oneBenefit)
})

for (const card of [cards.fourteenDigits, cards.fifteenDigits])
  test(`accepts ${card.shows.toLowerCase()} [P-142]`, async ({ cardholder }) => {
    await cardholder.signsIn(card)
  })

test('a Canadian card leads to claim status [P-151]', async ({ cardholder, page }) => {
  await cardholder.entersCard(cards.canada)

  await expect(page).toHaveURL('/can/en_US/claim-status')
  await expect(page.getByRole('heading', { level: 1, name: content('claim-status-page').title })).toBeVisible()
})

test('only the last four digits are shown, after asterisks [P-132, P-133]', async ({ cardholder, page }) => {
  await cardholder.signsIn(cards.premiumUsa)

  await expect(benefitsPage(page).maskedNumber(last4Of(cards.premiumUsa))).toHaveText(
    `**** **** **** ${last4Of(cards.premiumUsa)}`,
  )
})
