import type { ClaimPage, NeededWhen } from './form-schema.ts'

/** A page or document that depends on an answer must name a question of these pages and options of that question. */
export function neededWhenProblem(when: NeededWhen | undefined, pages: readonly ClaimPage[]): string | undefined {
  if (!when) return
  const { page_key, question_key, is, is_not } = when
  const page = pages.find((one) => one.page_key === page_key)
  if (!page) return `when: ${page_key} is not a page of the form, or comes later`
  const questions = page.question_groups.flatMap((group) => group.questions)
  const question = questions.find((one) => one.question_key === question_key)
  if (!question) return `when: ${question_key} is not a question of ${page_key}`
  const unknown = (is ?? is_not)?.find((value) => !question.options.some((option) => option.value === value))
  return unknown && `when: ${unknown} is not an option of ${question_key}`
}
