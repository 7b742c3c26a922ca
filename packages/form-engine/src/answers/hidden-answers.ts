import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { answersOf } from './normalise-page.ts'

/** A hidden question is never shown. The page that opens the form supplies the answer. */
export function isHidden({ tags }: Pick<Question, 'tags'>): boolean {
  return tags.includes('hidden')
}

/** The known answers, by question key, that belong to hidden questions on this page. */
export function hiddenAnswers({ question_groups }: ClaimPage, known: Readonly<Record<string, string>>): PageAnswers {
  const keys = question_groups.flatMap(({ questions }) => questions.filter(isHidden).map((one) => one.question_key))
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(known, key) ? [[key, known[key]]] : [])))
}

/** Overwrites the answers to hidden questions with known ones, whatever was sent. */
export function withHiddenAnswers(
  pages: readonly ClaimPage[],
  application: Application,
  known: Readonly<Record<string, string>>,
): Application {
  const changed = pages.flatMap((page) => {
    const answers = hiddenAnswers(page, known)
    const isSome = Object.keys(answers).length > 0
    return isSome ? [[page.page_key, { ...answersOf(application, page), ...answers }] as const] : []
  })
  return { ...application, ...Object.fromEntries(changed) }
}
