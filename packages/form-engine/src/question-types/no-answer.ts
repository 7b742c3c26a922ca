import type { QuestionType } from './question-type.ts'

/** Text to read, without a field (C-072, C-073). */
export const noAnswer: QuestionType = {
  isEmpty: () => true,
  normalise: () => undefined,
  fits: () => false,
  parse: () => undefined,
  display: () => '',
}
