import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { withOther } from '@amparo/form-engine/answers/extra-fields'
import { isHidden } from '@amparo/form-engine/answers/hidden-answers'
import { withCurrency } from '@amparo/form-engine/answers/with-currency'
import { innerGroupId } from '@amparo/form-engine/definition/groups-of'
import { innerQuestions } from '@amparo/form-engine/journey/visible-questions'
import type { Locale } from '@amparo/rules/locale/locales'

/** One answer, or the entries of a group that repeats. */
export type ReviewLine = { key: string; title: string; value: string; entries: ReviewLine[][] }

type Page = {
  page: ClaimPage
  pageAnswers: PageAnswers
  locale: Locale
  /** The card's own. */
  currency: string | undefined
  withTexts: (question: Question) => Question
}

const withoutAnswer = ['text_no_input', 'disclaimer']

/** The questions in order with their answers, without those that the definition hides on the review (C-078). */
export function reviewLines(questions: readonly Question[], answers: PageAnswers, on: Page): ReviewLine[] {
  return questions
    .filter(
      ({ question_type, tags }) =>
        !withoutAnswer.includes(question_type) && !tags.includes(HIDDEN) && !isHidden({ tags }),
    )
    .map((question) => {
      const answer = answers[question.question_key]
      const hasEntries = innerGroupId(question) !== null
      const entries = (hasEntries ? entriesOf(answer) : []).map((entry) =>
        reviewLines(innerQuestions(on.page, question, entry), entry, on),
      )
      const value = hasEntries ? '' : shown(question, answers, on)
      return { key: question.question_key, title: on.withTexts(question).title, value, entries }
    })
}

const HIDDEN = 'is_hidden_on_review_page'

/** The option "other" is shown with the text that was written for it. */
function shown(question: Question, answers: PageAnswers, { locale, currency, pageAnswers }: Page): string {
  const answer = answers[question.question_key]
  const around = { answers: [answers, pageAnswers], currency }
  return withOther(withCurrency(displayAnswer(question, answer, locale), question, around), question, answers, locale)
}

function entriesOf(answer: Answer | undefined): PageAnswers[] {
  if (Array.isArray(answer)) return answer.filter((entry) => typeof entry === 'object') as PageAnswers[]
  return typeof answer === 'object' ? [answer as PageAnswers] : []
}
