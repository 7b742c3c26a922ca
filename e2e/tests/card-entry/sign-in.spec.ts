import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { cards, last4Of } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('entering a card number shows the benefits of the card, and only its last four digits [P-129, P-132, P-133, P-136, P-143, P-146, P-149, P-150] @only-phone', async ({
  cardholder,
  page,
}) => {
  await cardholder.signsIn(cards.premiumUsa)

  const { names, maskedNumber } = benefitsPage(page)
  await expect(names).toHaveCount(14)
  const last4 = last4Of(cards.premiumUsa)
  await expect(maskedNumber(last4)).toHaveText(`**** **** **** ${last4}`)
})

test('Enter submits, also right after a number is pasted [P-146]', async ({ cardholder, page }) => {
  const { number } = loginPage(page)
  await cardholder.opensLogin()
  await cardholder.types(cards.oneBenefit.number)
  await number.press('Enter')
  await cardholder.landsOnBenefits(cards.oneBenefit)
  await expect(benefitsPage(page).names).toHaveCount(1)

  // The frame reports the valid number and the submit immediately after each other.
  await cardholder.opensLogin()
  await number.evaluate((input: HTMLInputElement, pasted) => {
    input.value = pasted
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.form?.requestSubmit()
  }, cards.oneBenefit.number)
  await cardholder.landsOnBenefits(cards.oneBenefit)
})
