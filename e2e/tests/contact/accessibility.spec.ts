import { expectAccessible } from '../../pages/accessible.ts'
import { contactPage } from '../../pages/contact-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { expectTranslated } from '../../pages/translated.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const slugs = ['shell', 'contact', 'contact-page'] as const

for (const [card, locale] of [
  [cards.premiumUsa, 'en_US'],
  [cards.saudi, 'ar_EEMEA'],
] as const)
  test(`the contact page and its list are accessible, translated and fit at 320 px and at 200 % zoom in ${locale} [C-268]`, async ({
    cardholder,
    page,
  }) => {
    const { arrives, now, openList, countries } = contactPage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'contact', { locale })
    await arrives()
    await expect(now).toBeVisible()
    await expectTranslated(page, { locale, slugs, what: 'contact' })
    await expectToFit(page, `contact in ${locale}`)
    await openList.click()
    await expect(countries.first()).toBeVisible()
    await expectTranslated(page, { locale, slugs, what: 'phone list' })
    await expectAccessible(page, { state: 'phone list' })
    await expectToFit(page, `phone list in ${locale}`)
    if (locale !== 'en_US') return
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await arrives()
  })
