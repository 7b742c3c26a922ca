import { fill } from '@amparo/content/fill'
import type { ClaimPage } from '@amparo/contract/claim-forms'
import { confirmKey, otherKey } from '@amparo/form-engine/answers/extra-fields'
import { fieldId } from './answer-paths.ts'
import type { Form } from './form-context.ts'
import type { FormView } from './form-model.ts'

/** The lines of the error summary: each problem with the label of its field, and in a list with the number of the entry. */
export function summaryItems(page: ClaimPage, { questions, problems }: FormView, text: Form['text']) {
  const labels = new Map(
    [...page.question_groups.flatMap((group) => group.questions), ...questions].flatMap(
      (question) =>
        [
          [question.question_key, question.title],
          [otherKey(question.question_key), question.other_title ?? text.other],
          [confirmKey(question.question_key), fill(text.confirm, { label: question.title })],
        ] as const,
    ),
  )
  return problems.map(({ path, message }) => {
    const parts = path.split('.')
    const entry = parts.find((part) => /^\d+$/.test(part))
    const own = labels.get(parts.at(-1) ?? '') ?? ''
    const label = entry === undefined ? own : `${fill(text.entry, { number: Number(entry) + 1 })}, ${own}`
    return { id: fieldId(path), label, error: message }
  })
}
