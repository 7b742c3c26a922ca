import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { withCurrency } from '@amparo/form-engine/answers/with-currency'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { expect, type Page } from '@playwright/test'
import { claimReviewPage } from '../pages/claim-review-page.ts'
import type { StartedClaim } from './claimant.ts'

/** Expects that the review of a claim in the USA shows every page with its answers, and nothing to correct. */
export async function expectReviewed(page: Page, claim: StartedClaim) {
  const { sections, values, needsAttention } = claimReviewPage(page, claim.locale)
  await expect(sections).toHaveCount(claim.pages.length + 1)
  await expect(needsAttention).toHaveCount(0)
  expect(await values.allInnerTexts()).toEqual(expect.arrayContaining(shownValues(claim)))
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
