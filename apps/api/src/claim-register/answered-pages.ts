import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { AnsweredPage, AnsweredQuestion } from '@amparo/contract/submission'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { isOtherChosen, otherKey } from '@amparo/form-engine/answers/extra-fields'
import { isRecord } from '@amparo/form-engine/answers/is-record'
import { answersOf } from '@amparo/form-engine/answers/normalise-page'
import { shownAnswers } from '@amparo/form-engine/answers/shown-answers'
import { innerQuestions } from '@amparo/form-engine/definition/groups-of'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { renderLiquid } from '@amparo/form-engine/text/liquid'
import type { Locale } from '@amparo/rules/locale/locales'

type Spoken = () => Record<string, string>
type On = { page: ClaimPage; locale: Locale; spoken: Spoken }

/** Everything that was asked and answered, as a person reads it. Of a receipt nothing is hidden. */
export function answeredPages(pages: readonly ClaimPage[], application: Application, locale: Locale): AnsweredPage[] {
  let shownOnce: ReturnType<Spoken> | undefined
  // Few titles speak of answers.
  const spoken = () => {
    shownOnce ??= shownAnswers(pages, application, locale)
    return shownOnce
  }
  return pages.map((page) => {
    const answers = answersOf(application, page)
    const questions = answered(visibleQuestions(page, answers), answers, { page, locale, spoken })
    return { page_key: page.page_key, title: page.title, questions }
  })
}

function answered(questions: readonly Question[], answers: PageAnswers, on: On): AnsweredQuestion[] {
  const told: AnsweredQuestion[] = []
  for (const question of questions) {
    const { question_key } = question
    const value = answers[question_key]
    if (value === undefined) continue
    const inner = innerQuestions(on.page, question)
    const entries = inner.length > 0 ? rowsOf(value).map((row) => answered(inner, row, on)) : []
    const answer = inner.length > 0 ? '' : shown(question, answers, on.locale)
    told.push({ question_key, title: titleOf(question, on), answer, entries })
  }
  return told
}

function titleOf({ title, tags }: Question, { spoken }: On): string {
  return tags.includes('liquid_parsing') ? renderLiquid(title, spoken()) : title
}

/** A choice that was none of those offered is shown with what was written instead. */
function shown(question: Question, answers: PageAnswers, locale: Locale): string {
  const answer = answers[question.question_key]
  const text = displayAnswer(question, answer, locale)
  if (!isOtherChosen(question, answer)) return text
  const other = answers[otherKey(question.question_key)]
  return [text, typeof other === 'string' && other].filter(Boolean).join(': ')
}

function rowsOf(value: unknown): PageAnswers[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord) as PageAnswers[]
}
