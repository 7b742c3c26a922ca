import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { innerGroupId } from '../definition/groups-of.ts'
import { innerQuestions, visibleQuestions } from '../journey/visible-questions.ts'
import { typeOf } from '../question-types.ts'
import { isEmpty } from './is-empty.ts'
import { isRecord, own } from './is-record.ts'
import { normaliseRecord } from './normalise-record.ts'
import { type Asked, takeOnlyOption } from './take-only-option.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * For a draft whose form has changed since: the answers that still fit, and the paths of those that do not and have to be asked for
 * again. A list is checked entry by entry, and an entry that loses an answer keeps the others. If answers stand behind a choice that was not
 * made, it is asked for, and they are kept until it is made.
 */
export function keepFitting(page: ClaimPage, answers: PageAnswers): { answers: PageAnswers; askAgain: string[] } {
  const askAgain: string[] = []

  function keepAsked(asked: Asked, answered: PageAnswers, at: string, depth: number): PageAnswers {
    const { answers: given, undecided } = takeOnlyOption(asked, answered)
    askAgain.push(...undecided.map(({ key }) => at + key))
    const possible = new Set([given, ...undecided.flatMap(({ ways }) => ways)].flatMap(asked))
    return Object.fromEntries([...possible].flatMap((question) => Object.entries(keepOne(question, given, at, depth))))
  }

  function keepOne(question: Question, given: Given, at: string, depth: number): PageAnswers {
    const { question_key: key } = question
    const type = typeOf(question)
    const value = own(given, key)
    if (!type || type.isEmpty(value)) return {}
    const stored = normaliseRecord([question], given, { page, depth })
    const answer = own(stored, key)
    const isFitting = answer !== undefined && type.fits(answer, question)
    if (!isFitting || hasLostChoices(value, answer)) askAgain.push(at + key)
    if (!isFitting) return {}

    if (innerGroupId(question) === null) return stored
    const asked = (given: PageAnswers) => innerQuestions(page, question, given)
    const keepEntry = (entry: unknown, place: string) =>
      isRecord(entry) ? keepAsked(asked, entry as PageAnswers, `${at}${key}.${place}`, depth + 1) : {}
    const kept = Array.isArray(value)
      ? value.map((entry, place) => keepEntry(entry, `${place}.`)).filter((entry) => !isEmpty(entry))
      : keepEntry(value, '')
    return isEmpty(kept) ? {} : { [key]: kept }
  }

  return { answers: keepAsked((given) => visibleQuestions(page, given), answers, '', 0), askAgain }
}

/** Whether a chosen option is no longer in the form. */
function hasLostChoices(value: unknown, answer: Answer): boolean {
  return Array.isArray(value) && Array.isArray(answer) && typeof answer[0] === 'string' && value.length > answer.length
}
