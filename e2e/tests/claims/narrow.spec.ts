import { expectAccessible } from '../../pages/accessible.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimStartPage } from '../../pages/claim-start-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { cards } from '../../people.ts'
import { changeDraft } from '../../steps/change-draft.ts'
import { expect, test } from '../../story.ts'

for (const [card, locale] of [
  [cards.premiumUsa, 'en_US'],
  [cards.saudi, 'ar_EEMEA'],
] as const)
  test(`start, form and review of a claim are accessible and fit at 320 px and at 200 % zoom in ${locale}`, async ({
    cardholder,
    claimant,
    page,
  }) => {
    test.slow()
    const fits = async (what: string) => {
      await expectToFit(page, `${what} in ${locale}`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    const { continue: continueButton, summary } = claimFormPage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'claims', { locale })
    await expect(claimStartPage(page, locale).heading).toBeVisible()
    await expectAccessible(page, { state: 'start of a claim' })
    await fits('start')

    const claim = await claimant.starts(card, 'PUR', { locale })
    for (const definition of claim.pages) {
      await claimant.goesTo(definition.page_key)
      await claimant.arrivesAt(definition)
      await continueButton.click()
      await expect(summary).toBeFocused()
      if (definition === claim.pages[0]) await expectAccessible(page, { state: 'errors' })
      await fits(definition.page_key)
    }
    await changeDraft(page, { application: claim.answers })
    await claimant.goesTo('review_and_submit')
    await expect(claimReviewPage(page, locale).heading).toBeVisible()
    await expectAccessible(page, { state: 'review' })
    await fits('review')
    if (locale !== 'en_US') return
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(claimReviewPage(page).heading).toBeVisible()
    await expectAccessible(page, { state: 'review in the dark' })
  })
