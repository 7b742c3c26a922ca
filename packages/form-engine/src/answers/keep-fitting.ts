import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { innerGroupId } from '../definition/groups-of.ts'
import { innerQuestions, visibleQuestions } from '../journey/visible-questions.ts'
import { typeOf } from '../question-types.ts'
import { isEmpty } from './is-empty.ts'
import { isRecord, own } from './is-record.ts'
import { DEEPEST, normaliseRecord } from './normalise-record.ts'
import { type Asked, takeOnlyOption } from './take-only-option.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * For a draft whose form has changed since: the answers that still fit, and the paths of those that do not and have to be asked for
 * again. A list is checked entry by entry, and an entry that loses an answer keeps the others. If answers stand behind a choice that was not
 * made, it is asked for, and they are kept for the page that asks.
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
    if (innerGroupId(question) !== null) return keepEntries(question, value, at + key, depth)
    const stored = normaliseRecord([question], given, { page, depth })
    const answer = own(stored, key)
    const isFitting = answer !== undefined && type.fits(answer, question)
    if (!isFitting || hasLostChoices(value, answer)) askAgain.push(at + key)
    return isFitting ? stored : {}
  }

  /** A new choice may stand before all answers of an entry, so these are looked at as they were given. */
  function keepEntries(question: Question, value: unknown, path: string, depth: number): PageAnswers {
    const asked = (given: PageAnswers) => innerQuestions(page, question, given)
    const keepEntry = (entry: unknown, at: string) =>
      isRecord(entry) && depth < DEEPEST ? keepAsked(asked, entry as PageAnswers, at, depth + 1) : {}
    const askedBefore = askAgain.length
    const entries = Array.isArray(value) ? value : []
    const kept =
      question.question_type === 'nested_group_list'
        ? entries.map((entry, place) => keepEntry(entry, `${path}.${place}.`)).filter((entry) => !isEmpty(entry))
        : keepEntry(value, `${path}.`)
    if (!isEmpty(kept)) return { [question.question_key]: kept }
    if (askAgain.length === askedBefore) askAgain.push(path)
    return {}
  }

  return { answers: keepAsked((given) => visibleQuestions(page, given), answers, '', 0), askAgain }
}

/** Whether a chosen option is no longer in the form. */
function hasLostChoices(value: unknown, answer: Answer): boolean {
  return Array.isArray(value) && Array.isArray(answer) && typeof answer[0] === 'string' && value.length > answer.length
}
