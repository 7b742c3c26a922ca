import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { parseAnswer } from '@amparo/form-engine/answers/parse-answer'
import { invalid } from '@amparo/form-engine/question-types/question-type'
import type { Locale } from '@amparo/rules/locale/locales'

export type Known = { source: 'issuer' | 'session'; fields: Readonly<Record<string, string>> }
export type Placed = { application: Application; prefilled: Record<string, Known['source']> }

/**
 * Turns known values into answers of the questions with the same keys (P-166, P-X46), on every page that asks for them, as one of the pages may be
 * left out. Leaves out values that no question asks for or that are not valid. Later sources override earlier ones.
 */
export function placeAnswers(pages: readonly ClaimPage[], known: readonly Known[], locale: Locale): Placed {
  const application: Record<string, PageAnswers> = {}
  const prefilled: Placed['prefilled'] = {}

  for (const { source, fields } of known) {
    for (const [key, value] of Object.entries(fields)) {
      for (const page of pages) {
        const question = questionOf(page, key)
        const answer = question && parseAnswer(question, value, locale)
        if (answer === undefined || answer === invalid) continue
        application[page.page_key] = { ...application[page.page_key], [key]: answer }
        prefilled[`${page.page_key}.${key}`] = source
      }
    }
  }
  return { application, prefilled }
}

/** Not the questions of a repeating group: they have no single answer. */
function questionOf({ question_groups }: ClaimPage, key: string): Question | undefined {
  const inner = question_groups.flatMap(({ questions }) =>
    questions.flatMap(({ nested_group_id, any_filled_group_id }) => [nested_group_id, any_filled_group_id]),
  )
  return question_groups
    .filter(({ group_id }) => !inner.includes(group_id))
    .flatMap(({ questions }) => questions)
    .find(({ question_key }) => question_key === key)
}
