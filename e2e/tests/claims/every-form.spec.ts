import type { DemoCard } from '@amparo/catalogue/demo-cards'
import { displayAnswer } from '@amparo/form-engine/display-answer'
import { visibleQuestions } from '@amparo/form-engine/visible-questions'
import type { Locale } from '@amparo/rules/locales'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { cards, cardThat } from '../../people.ts'
import type { StartedClaim } from '../../steps/claimant.ts'
import { expect, test } from '../../story.ts'

const australia = cardThat('Premium card of Australia')
const bahamas = cardThat('Premium card of the Bahamas')

/** In American English where a card of the USA has the benefit, elsewhere in the English of the country. */
const forms: Record<string, [DemoCard, Locale]> = {
  ...Object.fromEntries(
    ['BGD', 'BGL', 'CDW', 'CEL', 'CID', 'PRI', 'PUR', 'TRC', 'TRD', 'WTY'].map((code) => [
      code,
      [cards.premiumUsa, 'en_US'],
    ]),
  ),
  CWD: [cards.phoneList1, 'en_US'],
  EMD: [australia, 'en_AP'],
  PEI: [australia, 'en_AP'],
  TIN: [cardThat('Standard card of Australia'), 'en_AP'],
  TIR: [australia, 'en_AP'],
  ATM: [bahamas, 'en_LAC'],
  MEX: [bahamas, 'en_LAC'],
}

for (const [code, [card, locale]] of Object.entries(forms))
  test(`form ${code} is filled in by hand to its review [C-001, C-031, C-131, C-551]`, async ({ claimant, page }) => {
    test.slow()
    const claim = await claimant.starts(card, code, { locale })
    await claimant.fillsInAll(claim)

    const { sections, values, needsLook } = claimReviewPage(page, locale)
    await expect(sections).toHaveCount(claim.pages.length)
    await expect(needsLook).toHaveCount(0)
    expect(await values.allInnerTexts()).toEqual(expect.arrayContaining(shownValues(claim)))
  })

/** What the review has to show of the answers outside of groups [C-078]. */
function shownValues({ pages, answers, locale }: StartedClaim): string[] {
  return pages.flatMap((page) => {
    const given = answers[page.page_key] ?? {}
    return visibleQuestions(page, given)
      .filter(({ tags, options }) => !tags.includes('is_hidden_on_review_page') && options.length === 0)
      .map((question) => [question, given[question.question_key]] as const)
      .filter(([, answer]) => typeof answer === 'number' || (typeof answer === 'string' && answer.length < 40))
      .map(([question, answer]) => displayAnswer(question, answer, locale))
  })
}
