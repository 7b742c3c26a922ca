import type { Locale } from '@amparo/rules/locale/locales'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { bestCardFor, oneOfEachScript } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs = ['claim-form', 'claim-journey', 'claim-review'] as const

const WITH_DATE_AND_AMOUNT = 'purchase_details'
/** Dates and numbers are written differently in each of these. */
const written: readonly Locale[] = ['en_EEMEA', 'pt_BR', ...oneOfEachScript]

test(`a claim can be made in ${written.join(', ')} [C-031, C-115]`, async ({ claimant, page }) => {
  test.slow()
  for (const locale of written)
    await test.step(locale, async () => {
      const claim = await claimant.starts(bestCardFor(locale), 'PUR', { locale })
      await claimant.fillsInOnly(claim, [WITH_DATE_AND_AMOUNT])
      const { sections, needsAttention } = claimReviewPage(page, locale)
      await expect(sections).toHaveCount(claim.pages.length + 1)
      await expect(needsAttention).toHaveCount(0)
      const shown = await visibleTexts(page)
      expect(shown.filter((text) => /[{}]/.test(text))).toEqual([])
      expect(untranslatedTexts(shown, locale, slugs)).toEqual([])
    })
})
