import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { AnsweredPage, AnsweredQuestion } from '@amparo/contract/claim-receipt'
import { displayAnswer } from '@amparo/form-engine/display-answer'
import { isOtherChosen, otherKey } from '@amparo/form-engine/extra-fields'
import { innerQuestions } from '@amparo/form-engine/groups-of'
import { isRecord } from '@amparo/form-engine/is-record'
import { renderLiquid } from '@amparo/form-engine/liquid'
import { answersOf } from '@amparo/form-engine/normalise-page'
import { shownAnswers } from '@amparo/form-engine/shown-answers'
import { visibleQuestions } from '@amparo/form-engine/visible-questions'
import type { Locale } from '@amparo/rules/locales'

type On = { page: ClaimPage; locale: Locale; spoken: Record<string, string> }

/** Everything that was asked and answered, as a person reads it. Of a receipt nothing is hidden. */
export function answeredPages(pages: readonly ClaimPage[], application: Application, locale: Locale): AnsweredPage[] {
  const spoken = shownAnswers(pages, application, locale)
  return pages.map((page) => {
    const answers = answersOf(application, page)
    const questions = answered(visibleQuestions(page, answers), answers, { page, locale, spoken })
    return { page_key: page.page_key, title: page.title, questions }
  })
}

function answered(questions: readonly Question[], answers: PageAnswers, on: On): AnsweredQuestion[] {
  return questions.flatMap((question) => {
    const { question_key } = question
    const value = answers[question_key]
    if (value === undefined) return []
    const inner = innerQuestions(on.page, question)
    const entries = inner.length > 0 ? rowsOf(value).map((row) => answered(inner, row, on)) : []
    const answer = inner.length > 0 ? '' : shown(question, answers, on.locale)
    return [{ question_key, title: titleOf(question, on), answer, entries }]
  })
}

function titleOf({ title, tags }: Question, { spoken }: On): string {
  return tags.includes('liquid_parsing') ? renderLiquid(title, spoken) : title
}

/** A choice that was none of those offered is shown with what was written instead. */
function shown(question: Question, answers: PageAnswers, locale: Locale): string {
  const answer = answers[question.question_key]
  const other = answers[otherKey(question.question_key)]
  const parts = [displayAnswer(question, answer, locale)]
  if (isOtherChosen(question, answer) && typeof other === 'string') parts.push(other)
  return parts.filter(Boolean).join(': ')
}

function rowsOf(value: unknown): PageAnswers[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord) as PageAnswers[]
}
