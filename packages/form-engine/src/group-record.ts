import { isEmpty } from './is-empty.ts'
import { isRecord } from './is-record.ts'
import type { About, QuestionType } from './question-type.ts'

/** What the two types have in common that hold answers of a group. Their answers are shown question by question, not as one text. */
export function groupRecord(normalise: QuestionType['normalise']): QuestionType {
  return { isEmpty, normalise, fits: () => true, parse: normalise, display: () => '' }
}

export function filledRecord(row: unknown, { record }: About) {
  const answers = isRecord(row) ? record(row) : {}
  return Object.keys(answers).length > 0 ? answers : undefined
}
