import type { ClaimPage } from '@amparo/contract/claim-forms'
import { askedTwice } from './asked-twice.ts'
import { cycleProblems } from './cycle-problems.ts'
import { definitionProblems } from './definition-problems.ts'
import { type FormProblem, repeatedItems } from './form-problem.ts'
import { routeProblems } from './route-problems.ts'

/** What is wrong with the definition of a form, whatever the answers. A form with a problem must not be served. */
export function formProblems(pages: readonly ClaimPage[]): FormProblem[] {
  const places = pages.flatMap(questionsOn)
  const keys = new Set(places.map(({ question }) => question.question_key))
  const repeated = [
    ...repeatedItems(pages, ({ page_key }) => page_key).map(({ page_key }) => page_key),
    ...askedTwice(pages),
  ]

  return [
    ...repeated.map((at) => ({ at, problem: 'stands twice' })),
    ...pages.flatMap(routeProblems),
    ...pages.flatMap(cycleProblems),
    ...places.flatMap(({ at, question }) => definitionProblems(question, keys).map((problem) => ({ at, problem }))),
  ]
}

function questionsOn({ page_key, question_groups }: ClaimPage) {
  return question_groups.flatMap(({ group_id, questions }) =>
    questions.map((question) => ({ at: `${page_key}.${group_id}.${question.question_key}`, question })),
  )
}
