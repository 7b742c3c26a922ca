import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { answersOf } from './normalise-page.ts'

/** Nobody sees the question; whoever opens the form answers it. */
export function isHidden({ tags }: Pick<Question, 'tags'>): boolean {
  return tags.includes('hidden')
}

/** Of these answers by question key, those to hidden questions of the page. */
export function hiddenAnswers({ question_groups }: ClaimPage, known: Readonly<Record<string, string>>): PageAnswers {
  const keys = question_groups.flatMap(({ questions }) => questions.filter(isHidden).map((one) => one.question_key))
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(known, key) ? [[key, known[key]]] : [])))
}

/** A claim with hidden answers that are known for certain, whatever was sent for them. */
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
