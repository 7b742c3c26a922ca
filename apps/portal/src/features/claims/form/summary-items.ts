import { fill } from '@amparo/content/fill'
import type { ClaimPage } from '@amparo/contract/claim-forms'
import { confirmKey, otherKey } from '@amparo/form-engine/answers/extra-fields'
import type { SummaryItem } from './error-summary.tsx'
import type { Form } from './form-context.ts'
import type { FormView } from './form-model.ts'

/** Every problem with the name of its field; inside a list with the number of the row. */
export function summaryItems(page: ClaimPage, { questions, problems }: FormView, text: Form['text']): SummaryItem[] {
  const all = new Map(
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
    const row = parts.find((part) => /^\d+$/.test(part))
    const title = all.get(parts.at(-1) ?? '') ?? ''
    const label = row === undefined ? title : `${fill(text.entry, { number: Number(row) + 1 })}, ${title}`
    return { path, label, problem: message }
  })
}
