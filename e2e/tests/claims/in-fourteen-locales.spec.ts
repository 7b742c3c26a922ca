import { type Locale, locales } from '@amparo/rules/locale/locales'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { bestCardFor, oneOfEachScript } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs = ['claim-form', 'claim-journey', 'claim-review'] as const

const WITH_DATE_AND_AMOUNT = 'purchase_details'
/** Dates and numbers are written differently in each of these; the others only show the review, which has all their texts. */
const filledIn: readonly Locale[] = ['en_US', 'en_EEMEA', 'pt_BR', ...oneOfEachScript]

// Two halves, so that they can run in parallel.
for (const half of [locales.slice(0, 7), locales.slice(7)])
  test(`a claim can be made in ${half.join(', ')} [C-031, C-115]`, async ({ claimant, page }) => {
    test.slow()
    for (const locale of half) {
      const claim = filledIn.includes(locale)
        ? await claimant.starts(bestCardFor(locale), 'PUR', { locale })
        : await claimant.hasFilledIn(bestCardFor(locale), 'PUR', { locale, at: 'review_and_submit' })
      if (locale === 'en_US') await claimant.fillsInAll(claim)
      else if (filledIn.includes(locale)) await claimant.fillsInOnly(claim, [WITH_DATE_AND_AMOUNT])
      const { sections, needsAttention } = claimReviewPage(page, locale)
      await expect(sections, locale).toHaveCount(claim.pages.length + 1)
      await expect(needsAttention, locale).toHaveCount(0)
      const shown = await visibleTexts(page)
      expect(
        shown.filter((text) => /[{}]/.test(text)),
        locale,
      ).toEqual([])
      expect(untranslatedTexts(shown, locale, slugs), locale).toEqual([])
    }
  })
