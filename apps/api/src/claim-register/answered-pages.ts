import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { AnsweredPage, AnsweredQuestion } from '@amparo/contract/submission'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { withOther } from '@amparo/form-engine/answers/extra-fields'
import { isHidden } from '@amparo/form-engine/answers/hidden-answers'
import { isRecord } from '@amparo/form-engine/answers/is-record'
import { answersOf } from '@amparo/form-engine/answers/normalise-page'
import { shownAnswers } from '@amparo/form-engine/answers/shown-answers'
import { withCurrency } from '@amparo/form-engine/answers/with-currency'
import { innerGroupId } from '@amparo/form-engine/definition/groups-of'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'
import { innerQuestions, visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { renderLiquid } from '@amparo/form-engine/text/liquid'
import type { Locale } from '@amparo/rules/locale/locales'
import { once } from '@amparo/service/process/once'

type AnswerTexts = () => Record<string, string>
type On = {
  page: ClaimPage
  pageAnswers: PageAnswers
  locale: Locale
  answerTexts: AnswerTexts
  withHidden: boolean
  currency: string | undefined
}

/** All questions and answers as people read them; sensitive answers are masked. `withHidden` adds the hidden questions, for operators. */
export function answeredPages(
  pages: readonly ClaimPage[],
  application: Application,
  { locale, withHidden = false, currency }: { locale: Locale; withHidden?: boolean; currency?: string | undefined },
): AnsweredPage[] {
  // Few titles mention answers.
  const answerTexts = once(() => shownAnswers(pages, application, locale))
  return pages.flatMap((page) => {
    if (!isNeeded(page, application)) return []
    const answers = answersOf(application, page)
    const on = { page, pageAnswers: answers, locale, answerTexts, withHidden, currency }
    const questions = answered(visibleQuestions(page, answers), answers, on)
    return [{ page_key: page.page_key, title: page.title, questions }]
  })
}

function answered(questions: readonly Question[], answers: PageAnswers, on: On): AnsweredQuestion[] {
  const list: AnsweredQuestion[] = []
  for (const question of questions) {
    const { question_key } = question
    const value = answers[question_key]
    if (value === undefined || (isHidden(question) && !on.withHidden)) continue
    const hasEntries = innerGroupId(question) !== null
    const entries = (hasEntries ? entriesOf(value) : []).map((entry) =>
      answered(innerQuestions(on.page, question, entry), entry, on),
    )
    const answer = hasEntries ? '' : shown(question, answers, on)
    list.push({ question_key, title: titleOf(question, on), answer, entries })
  }
  return list
}

function titleOf({ title, tags }: Question, { answerTexts }: On): string {
  return tags.includes('liquid_parsing') ? renderLiquid(title, answerTexts()) : title
}

/** The choice `other` is shown with the text that was entered for it. */
function shown(question: Question, answers: PageAnswers, { locale, currency, pageAnswers }: On): string {
  const answer = answers[question.question_key]
  const around = { answers: [answers, pageAnswers], currency }
  const text = withCurrency(displayAnswer(question, answer, locale), question, around)
  return withOther(text, question, answers, locale)
}

function entriesOf(value: unknown): PageAnswers[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord) as PageAnswers[]
}
