import type { Question } from '@amparo/contract/claim-forms'
import { perDefinition } from './per-definition.ts'

/** For questions that set no limit. */
const MOST_ENTRIES = 100

/**
 * The entries of a list that are checked: as many as are allowed plus one, which is enough to see that there are too many. So a request
 * with thousands of entries costs no more than one with a single entry too many.
 */
export function entriesToCheck(question: Question, value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, mostEntries(question) + 1) : []
}

const mostEntries = perDefinition(({ validations }: Question): number => {
  const most = Number(validations.find(({ rule }) => rule === 'max_choices')?.value ?? Number.NaN)
  return most >= 0 && most < MOST_ENTRIES ? most : MOST_ENTRIES
})
