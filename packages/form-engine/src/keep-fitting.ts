import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { innerQuestions } from './groups-of.ts'
import { isRecord, own } from './is-record.ts'
import { noAnswer } from './no-answer.ts'
import { normalisePage } from './normalise-page.ts'
import { normaliseRecord } from './normalise-record.ts'
import { typeOf } from './question-types.ts'
import { visibleQuestions } from './visible-questions.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * For a draft whose form has changed since: the answers that still fit, and the paths of those that do not and are asked for
 * again. A list is kept row by row, and a row that loses an answer keeps its others.
 */
export function keepFitting(page: ClaimPage, answers: PageAnswers): { answers: PageAnswers; askedAnew: string[] } {
  const askedAnew: string[] = []

  function keep(questions: readonly Question[], given: Given, at: string, depth: number): PageAnswers {
    return Object.fromEntries(questions.flatMap((question) => Object.entries(keepOne(question, given, at, depth))))
  }

  function keepOne(question: Question, given: Given, at: string, depth: number): PageAnswers {
    const { question_key: key } = question
    const type = typeOf(question)
    const value = own(given, key)
    if (!type || type === noAnswer || type.isEmpty(value)) return {}
    const kept = normaliseRecord([question], given, { page, depth })
    const answer = own(kept, key)
    const isKept = answer !== undefined && type.fits(answer, question)
    if (!isKept || hasLostChoices(value, answer)) askedAnew.push(at + key)
    if (!isKept) return {}

    const inner = innerQuestions(page, question)
    if (inner.length === 0) return kept
    const keepRow = (row: unknown, place: string) =>
      isRecord(row) ? keep(inner, row, `${at}${key}.${place}`, depth + 1) : {}
    return { [key]: Array.isArray(value) ? value.map((row, place) => keepRow(row, `${place}.`)) : keepRow(value, '') }
  }

  const kept = keep(visibleQuestions(page, answers), answers, '', 0)
  return { answers: normalisePage(page, kept), askedAnew }
}

/** A box that was ticked and is no longer there. */
function hasLostChoices(value: unknown, answer: Answer): boolean {
  return Array.isArray(value) && Array.isArray(answer) && typeof answer[0] === 'string' && value.length > answer.length
}
