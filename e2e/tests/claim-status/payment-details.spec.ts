import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { cardOf, cards, demoClaim } from '../../people.ts'
import { expect, test } from '../../story.ts'

const claim = demoClaim('BRAPAY')
const locale = 'pt_BR'

test('without a card, a person enters one, returns to the claim and opens the payment form [C-422, P-092, P-152]', async ({
  cardholder,
  page,
}) => {
  const { found, payment, enterCard, openPayment, heading, text } = claimStatusPage(page, locale)
  await page.goto('/check-claim-status/BRAPAY/bra/pt_BR')
  await found('BRAPAY')
  await expect(heading).toHaveText(text.headline_payment)
  await expect(payment).toContainText(text.payment_needs_card)
  await expect(openPayment).toHaveCount(0)

  await enterCard.click()
  await expect(loginPage(page, locale).frameReady).toBeVisible()
  await cardholder.types(cardOf(claim).number, { locale })
  await cardholder.submits({ locale })
  await expect(page).toHaveURL('/bra/pt_BR/claim-status/BRAPAY')
  await found('BRAPAY')
  await openPayment.click()
  await paymentFormPage(page).arrives('account_information')
  await expect(page).toHaveURL('/bra/pt_BR/online-payment-form/BRAPAY/account-information')
})

test('another card sees a message on the status page and cannot open the payment form [C-422, P-092]', async ({
  cardholder,
  page,
}) => {
  const { found, payment, openPayment, enterCard, text } = claimStatusPage(page, locale)
  await cardholder.startsSession(cards.brazil)
  await cardholder.opens(cards.brazil, 'online-payment-form/BRAPAY', { locale })
  await found('BRAPAY')
  await expect(page).toHaveURL('/bra/pt_BR/claim-status/BRAPAY')
  await expect(payment).toContainText(text.payment_other_card)
  await expect(openPayment).toHaveCount(0)
  await expect(enterCard).toHaveCount(0)
})
