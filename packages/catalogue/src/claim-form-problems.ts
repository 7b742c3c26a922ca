import { claimDocumentProblem } from './claim-document-problems.ts'
import type { ClaimForm, DataType, Question } from './claim-form-schema.ts'
import { claimQuestionProblem } from './claim-question-problems.ts'
import { referenceIn } from './claim-rule-schema.ts'

/** What only the whole form can tell: keys that stand twice, and questions that speak of others. */
export function claimFormProblem({ pages, documents }: ClaimForm): string | undefined {
  const pageKey = firstTwice(pages.map(({ page_key }) => page_key))
  if (pageKey) return `${pageKey}: stands twice`
  const document = firstTwice(documents.map(({ id }) => id))
  if (document) return `documents.${document}: stands twice`

  const placed = pages.flatMap(({ page_key, question_groups }) =>
    question_groups.flatMap(({ group_id, questions }) =>
      questions.map((question) => ({ at: `${page_key}.${group_id}.${question.question_key}`, question })),
    ),
  )
  const questions = new Map<string, Question>()
  for (const { at, question } of placed) {
    if (questions.has(question.question_key)) return `${at}: stands twice`
    questions.set(question.question_key, question)
  }
  for (const { at, question } of placed) {
    const problem = claimQuestionProblem(question) ?? referenceProblem(question, questions)
    if (problem) return `${at}.${problem}`
  }
  return documents.map((one) => claimDocumentProblem(one, pages)).find((problem) => problem !== undefined)
}

function firstTwice(keys: readonly string[]): string | undefined {
  return keys.find((key, place) => keys.indexOf(key) < place)
}

/** A make belongs to a year, a model to a make, and a sum of money may name the question that asks for its currency. */
const relatives: Partial<Record<DataType, DataType>> = {
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
  const wanted = relatives[data_type]
  if (related_question_key && !questions.has(related_question_key))
    return `related_question_key: ${related_question_key} is not a question of the form`
  if (!related_question_key) return wanted && data_type !== 'money' ? 'related_question_key: is missing' : undefined
  if (questions.get(related_question_key)?.data_type !== wanted)
    return wanted
      ? `related_question_key: ${related_question_key} is no ${wanted}`
      : 'related_question_key: is not for this type'
}
