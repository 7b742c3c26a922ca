import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { withCurrency } from '@amparo/form-engine/answers/with-currency'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { cardShowing, cards } from '../../people.ts'
import type { StartedClaim } from '../../steps/claimant.ts'
import { expect, test } from '../../story.ts'

const LOCALE = 'en_US'
const travelCard = cardShowing('Travel card of the USA')

/** Together these US cards have every benefit with a form. Each story fills in several forms, because loading the portal again takes longer. */
const stories: [DemoCard, string[]][] = [
  [cards.premiumUsa, ['BGD', 'BGL', 'CDW', 'CEL', 'CID']],
  [cards.premiumUsa, ['PRI', 'PUR', 'TRC', 'TRD', 'WTY']],
  [travelCard, ['ATM', 'EMD', 'MEX', 'PEI', 'TIN', 'TIR']],
  [cards.phoneList1, ['CWD']],
]

const { claimForms } = loadCatalogue()

/** The form of policies has its own story: marketplace/file-a-claim. */
const ofPolicies = ['ADD']

test('every form has a story', () => {
  expect([...stories.flatMap(([, codes]) => codes), ...ofPolicies].toSorted()).toEqual(
    [...claimForms.keys()].toSorted(),
  )
})

/** Most forms share pages. Each page is filled in with the first form that has it. */
const filledIn = new Set<string>()
function newPages(code: string): string[] {
  const pages = (claimForms.get(code)?.pages ?? []).map((page) => [page.page_key, JSON.stringify(page)] as const)
  const isNew = ([, definition]: readonly [string, string]) => !filledIn.has(definition) && filledIn.add(definition)

  return pages.filter(isNew).map(([key]) => key)
}

for (const [card, codes] of stories) {
  const forms = codes.map((code) => [code, newPages(code)] as const)
  test(`forms ${codes.join(', ')} can be filled in up to their review [C-031, C-131, C-551]`, async ({
    claimant,
    page,
  }) => {
    test.slow()
    for (const [code, pageKeys] of forms)
      await test.step(code, async () => {
        const claim = await claimant.starts(card, code, { locale: LOCALE })
        await claimant.fillsInOnly(claim, pageKeys)

        const { sections, values, needsAttention } = claimReviewPage(page, LOCALE)
        await expect(sections).toHaveCount(claim.pages.length + 1)
        await expect(needsAttention).toHaveCount(0)
        expect(await values.allInnerTexts()).toEqual(expect.arrayContaining(shownValues(claim)))
      })
  })
}

/** The answers outside of groups that the review must show [C-078]. */
function shownValues({ pages, answers, locale }: StartedClaim): string[] {
  return pages.flatMap((page) => {
    const given = answers[page.page_key] ?? {}
    return visibleQuestions(page, given)
      .filter(({ tags, options }) => !tags.includes('is_hidden_on_review_page') && options.length === 0)
      .map((question) => [question, given[question.question_key]] as const)
      .filter(([, answer]) => typeof answer === 'number' || (typeof answer === 'string' && answer.length < 40))
      .map(([question, answer]) =>
        withCurrency(displayAnswer(question, answer, locale), question, { answers: [given], currency: 'USD' }),
      )
  })
}
