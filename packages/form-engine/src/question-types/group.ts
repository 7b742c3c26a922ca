import { isEmpty } from '../answers/is-empty.ts'
import { isRecord } from '../answers/is-record.ts'
import { entriesToCheck } from '../definition/entries-to-check.ts'
import type { AboutQuestion, QuestionType } from './question-type.ts'

/** The answers of an inner group are displayed question by question, not as one text. */
function groupType(normalise: QuestionType['normalise']): QuestionType {
  return { isEmpty, normalise, fits: () => true, parse: normalise, display: () => '' }
}

/** The normalised answers of an entry, or undefined if nothing in it is answered. */
export function filledEntry(entry: unknown, { normaliseEntry }: AboutQuestion) {
  const answers = isRecord(entry) ? normaliseEntry(entry) : {}
  return Object.keys(answers).length > 0 ? answers : undefined
}

/** A group that can be filled in any number of times (C-070). Empty entries are dropped. */
export const repeatedGroup = groupType((value, about) => {
  const entries = entriesToCheck(about.question, value)
    .map((entry) => filledEntry(entry, about))
    .filter((entry) => entry !== undefined)
  return entries.length > 0 ? entries : undefined
})

/** A group that is filled in once, with at least one answer (C-071). */
export const anyFilledGroup = groupType(filledEntry)
