import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('changing the language keeps the card number', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await cardholder.types(cards.saudi.number)
  await shell(page).language.selectOption('ar_EEMEA')

  const inArabic = loginPage(page, 'ar_EEMEA')
  await expect(inArabic.heading).toBeVisible()
  await expect(page).toHaveURL('/ar_EEMEA/login')
  await expect(inArabic.number).toHaveValue(cards.saudi.number)
  await inArabic.arrives()
})

test('changing the language on the benefits page keeps the page [P-004, P-111]', async ({ cardholder, page }) => {
  await cardholder.isSignedIn(cards.brazil, { locale: 'pt_BR' })
  await shell(page, 'pt_BR').language.selectOption('en_LAC')

  await expect(page).toHaveURL('/bra/en_LAC/benefits')
  await expect(benefitsPage(page, 'en_LAC').names).toHaveCount(4)
  await benefitsPage(page, 'en_LAC').arrives()
})

test('content missing in a language is shown in the fallback language [P-314]', async ({ cardholder, page, guard }) => {
  guard.tolerates(/status of 403/)
  await page.route('**/content/pt_BR/benefits-home.json', (route) => route.fulfill({ status: 403, body: '{}' }))
  await cardholder.opensLogin({ locale: 'pt_BR' })
  await cardholder.types(cards.brazil.number, { locale: 'pt_BR' })
  await cardholder.submits({ locale: 'pt_BR' })

  await expect(page).toHaveURL('/bra/pt_BR/benefits')
  await benefitsPage(page, 'en_US').arrives()
})
