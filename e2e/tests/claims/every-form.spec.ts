import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { cards, cardThat } from '../../people.ts'
import type { StartedClaim } from '../../steps/claimant.ts'
import { expect, test } from '../../story.ts'

const LOCALE = 'en_US'
const traveller = cardThat('Travel card of the USA')
const hasForms = (card: DemoCard, codes: string[]) => codes.map((code) => [code, card] as const)

/** Together the cards of the USA have every benefit that has a form. */
const forms = [
  ...hasForms(cards.premiumUsa, ['BGD', 'BGL', 'CDW', 'CEL', 'CID', 'PRI', 'PUR', 'TRC', 'TRD', 'WTY']),
  ...hasForms(traveller, ['ATM', 'EMD', 'MEX', 'PEI', 'TIN', 'TIR']),
  ...hasForms(cards.phoneList1, ['CWD']),
]

test('there is a story for every form', () => {
  expect(forms.map(([code]) => code).toSorted()).toEqual([...loadCatalogue().claimForms.keys()].toSorted())
})

for (const [code, card] of forms)
  test(`form ${code} is filled in by hand to its review [C-001, C-031, C-131, C-551]`, async ({ claimant, page }) => {
    test.slow()
    const claim = await claimant.starts(card, code, { locale: LOCALE })
    await claimant.fillsInAll(claim)

    const { sections, values, needsLook } = claimReviewPage(page, LOCALE)
    await expect(sections).toHaveCount(claim.pages.length + 1)
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
