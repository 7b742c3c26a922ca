import type { ClaimDocument, ClaimForm } from './form-schema.ts'

type Pages = ClaimForm['pages']

/** A document that depends on an answer must name a question outside repeated groups, and options of that question. */
export function claimDocumentProblem({ id, when }: ClaimDocument, pages: Pages): string | undefined {
  if (!when) return
  const { page_key, question_key, is } = when
  const page = pages.find((one) => one.page_key === page_key)
  if (!page) return `documents.${id}.when: ${page_key} is not a page of the form`
  const place = page.question_groups.find(({ questions }) => questions.some((one) => one.question_key === question_key))
  const question = place?.questions.find((one) => one.question_key === question_key)
  if (!place || !question) return `documents.${id}.when: ${question_key} is not a question of ${page_key}`
  const all = page.question_groups.flatMap(({ questions }) => questions)
  const isRepeated = all.some((one) => [one.nested_group_id, one.any_filled_group_id].includes(place.group_id))
  if (isRepeated) return `documents.${id}.when: ${question_key} is answered more than once`
  const unknown = is.find((value) => !question.options.some((option) => option.value === value))
  return unknown && `documents.${id}.when: ${unknown} is not an option of ${question_key}`
}
