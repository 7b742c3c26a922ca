import type { Question } from '@amparo/contract/claim-forms'
import { perDefinition } from './per-definition.ts'

/** Where a list has no limit of its own. */
const MOST_ENTRIES = 100

/**
 * The entries of a list that are looked at: as many as are allowed and one more, which is enough to say that there are too many. A request
 * full of entries costs no more than one that is a little too long.
 */
export function consideredEntries(question: Question, value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, mostEntries(question) + 1) : []
}

const mostEntries = perDefinition(({ validations }: Question): number => {
  const most = Number(validations.find(({ rule }) => rule === 'max_choices')?.value ?? Number.NaN)
  return most >= 0 && most < MOST_ENTRIES ? most : MOST_ENTRIES
})
