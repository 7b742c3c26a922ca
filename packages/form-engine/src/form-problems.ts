import type { ClaimPage } from '@amparo/contract/claim-forms'
import { circleProblems } from './form-problems/circle-problems.ts'
import { definitionProblems } from './form-problems/definition-problems.ts'
import { firstTwice, type Place } from './form-problems/place.ts'
import { wayProblems } from './form-problems/way-problems.ts'

/** `at` is `page`, `page.group` or `page.group.question`. */
export type FormProblem = { at: string; problem: string }

/** What is wrong with a form, whatever the answers. A form with a problem is not to be served. */
export function formProblems(pages: readonly ClaimPage[]): FormProblem[] {
  const places = pages.flatMap(placesOn)
  const keys = new Set(places.map(({ question }) => question.question_key))

  return [
    ...firstTwice(pages, ({ page_key }) => page_key).map(({ page_key }) => ({ at: page_key, problem: 'stands twice' })),
    ...firstTwice(places, ({ question }) => question.question_key).map(({ at }) => ({ at, problem: 'stands twice' })),
    ...pages.flatMap(wayProblems),
    ...pages.flatMap(circleProblems),
    ...places.flatMap(({ at, question }) => definitionProblems(question, keys).map((problem) => ({ at, problem }))),
  ]
}

function placesOn({ page_key, question_groups }: ClaimPage): Place[] {
  return question_groups.flatMap(({ group_id, questions }) =>
    questions.map((question) => ({ at: `${page_key}.${group_id}.${question.question_key}`, question })),
  )
}
