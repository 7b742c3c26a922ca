import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { guidePage } from '../../pages/guide-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('the list, a benefit, its sheet and its guide fit at 320 px and at 200 % zoom [P-184, P-227, P-276]', async ({
  cardholder,
  page,
}) => {
  for (const [card, locale] of [
    [cards.premiumUsa, 'en_US'],
    [cards.saudi, 'ar_EEMEA'],
  ] as const) {
    const list = benefitsPage(page, locale)
    const benefit = benefitPage(page, locale)
    const guide = guidePage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'benefits', { locale })
    await expect(list.names.first()).toBeVisible()
    await expectToFit(page, `list in ${locale}`)
    await cardholder.opens(card, 'benefits/PUR', { locale })
    await benefit.startClaim.click()
    await expect(benefit.dateOfLoss).toBeVisible()
    await expectToFit(page, `sheet in ${locale}`)
    await page.keyboard.press('Escape')
    await expect(benefit.sheet).toHaveCount(0)
    await expectToFit(page, `benefit in ${locale}`)
    // Saudi Arabia has no guides (P-272).
    if (card === cards.saudi) continue
    await cardholder.opens(card, 'benefits/PUR/guide', { locale })
    await expect(guide.contents.first()).toBeVisible()
    await expectToFit(page, `guide in ${locale}`)
  }
})
