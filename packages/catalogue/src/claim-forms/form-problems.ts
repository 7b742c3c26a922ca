import { askedTwice } from '@amparo/form-engine/definition/asked-twice'
import type { ClaimForm, DataType, Question } from './form-schema.ts'
import { neededWhenProblem } from './needed-when-problem.ts'
import { claimQuestionProblem } from './question-problems.ts'
import { referenceIn } from './rule-schema.ts'

/** Problems that only the whole form shows: keys that appear twice, and references to other questions. */
export function claimFormProblem({ pages, documents }: ClaimForm): string | undefined {
  const pageKey = firstRepeated(pages.map(({ page_key }) => page_key))
  if (pageKey) return `${pageKey}: stands twice`
  const document = firstRepeated(documents.map(({ id }) => id))
  if (document) return `documents.${document}: stands twice`

  for (const [place, { page_key, when }] of pages.entries()) {
    const problem = neededWhenProblem(when, pages.slice(0, place))
    if (problem) return `${page_key}.${problem}`
    // A browser that could not load the questions goes by all answers in the draft, and those of a page that is left out are still there.
    if (pages.find((page) => page.page_key === when?.page_key)?.when)
      return `${page_key}.when: ${when?.page_key} depends on an answer too`
  }

  const [twice] = askedTwice(pages)
  if (twice) return `${twice}: stands twice`

  const placed = pages.flatMap(({ page_key, question_groups }) =>
    question_groups.flatMap(({ group_id, questions }) =>
      questions.map((question) => ({ at: `${page_key}.${group_id}.${question.question_key}`, question })),
    ),
  )
  const questions = new Map(placed.map(({ question }) => [question.question_key, question]))
  for (const { at, question } of placed) {
    const problem = claimQuestionProblem(question) ?? referenceProblem(question, questions)
    if (problem) return `${at}.${problem}`
  }
  for (const { id, when } of documents) {
    const problem = neededWhenProblem(when, pages)
    if (problem) return `documents.${id}.${problem}`
  }
}

function firstRepeated(keys: readonly string[]): string | undefined {
  return keys.find((key, place) => keys.indexOf(key) < place)
}

/** What related_question_key may refer to: a make has a year, a model has a make, and an amount may have a question about its currency. */
const relatedTypes: Partial<Record<DataType, DataType>> = {
  vehicle_make: 'vehicle_year',
  vehicle_model: 'vehicle_make',
  money: 'currency',
}

function referenceProblem(question: Question, questions: ReadonlyMap<string, Question>): string | undefined {
  for (const validation of question.validations) {
    const key = 'value' in validation ? referenceIn(validation.value) : undefined
    if (key && !questions.has(key)) return `validations: ${key} is not a question of the form`
  }
  const { data_type, related_question_key } = question
  const wanted = relatedTypes[data_type]
  if (related_question_key && !questions.has(related_question_key))
    return `related_question_key: ${related_question_key} is not a question of the form`
  if (!related_question_key) return wanted && data_type !== 'money' ? 'related_question_key: is missing' : undefined
  if (questions.get(related_question_key)?.data_type !== wanted)
    return wanted
      ? `related_question_key: ${related_question_key} is no ${wanted}`
      : 'related_question_key: is not for this type'
}
