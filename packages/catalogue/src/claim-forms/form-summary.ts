import type { ClaimFormSummary } from '@amparo/contract/benefits'
import { formMinutes } from '@amparo/form-engine/definition/form-minutes'
import type { Asked, ClaimForm, ClaimPage, Question } from './form-schema.ts'

/**
 * What a cardholder of this country can expect. Pages are those of the form, without the documents and review steps, and without those that
 * only a certain answer needs.
 */
export function claimFormSummary(form: ClaimForm, country: string): ClaimFormSummary {
  const pages = form.pages.filter((page) => isAsked(page, country) && !page.when?.is)
  const documents = form.documents.filter((document) => isAsked(document, country)).map(({ id }) => id)
  const questions = pages
    .flatMap(usualQuestions)
    .filter((question) => isAsked(question, country))
    .map(({ question_type }) => question_type)
  return { pages: pages.length, minutes: formMinutes({ questions, documents: documents.length }), documents }
}

export function isAsked({ countries, except_countries }: Asked, country: string): boolean {
  return countries ? countries.includes(country) : !except_countries?.includes(country)
}

/** Many products share pages; without this the start takes 0.2 s longer. */
const known = new WeakMap<ClaimPage, Question[]>()

function usualQuestions(page: ClaimPage): Question[] {
  const questions = known.get(page) ?? usualPath(page)
  known.set(page, questions)
  return questions
}

/** The questions for a person who chooses no option with an outcome, and fills in each repeated group once. */
function usualPath({ start_group_id, question_groups }: ClaimPage): Question[] {
  const groups = new Map(question_groups.map((group) => [group.group_id, group]))
  const along = (id: string | null | undefined): Question[] => {
    const group = id ? groups.get(id) : undefined
    return group ? [...group.questions.flatMap(inside), ...along(group.next_group_id)] : []
  }
  const inside = (question: Question) => [
    question,
    ...along(question.nested_group_id),
    ...along(question.any_filled_group_id),
  ]
  return along(start_group_id)
}
