import { expectAccessible } from '../../pages/accessible.ts'
import { contactPage } from '../../pages/contact-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

for (const [card, locale] of [
  [cards.premiumUsa, 'en_US'],
  [cards.saudi, 'ar_EEMEA'],
] as const)
  test(`the contact page and its list are accessible and fit at 320 px and at 200 % zoom in ${locale}`, async ({
    cardholder,
    page,
  }) => {
    const { arrives, openList, countries } = contactPage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'contact', { locale })
    await arrives()
    await expectToFit(page, `contact in ${locale}`)
    await openList.click()
    await expect(countries.first()).toBeVisible()
    await expectAccessible(page, { state: 'phone list' })
    await expectToFit(page, `phone list in ${locale}`)
    if (locale !== 'en_US') return
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await arrives()
  })
