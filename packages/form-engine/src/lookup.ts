import type { Answer, Application, PageAnswers } from '@amparo/contract/claim-forms'
import { isRecord, own } from './is-record.ts'

export type Lookup = (key: string) => Answer | undefined

/**
 * Where `{{key}}` looks: first in the same record (a row of a list), then on the page, then in the whole application. All
 * three are normalised, so that only answers to questions that are reached are found. Rows of lists are not looked into: which
 * of them would it be?
 */
export function lookupIn(page: PageAnswers, pageKey: string, application: Application): Lookup {
  let elsewhere: ReadonlyMap<string, Answer> | undefined
  const here = indexOf([page])

  return (key) => {
    const found = here.get(key)
    if (found !== undefined) return found
    elsewhere ??= indexOf(
      Object.entries(application).flatMap(([other, answers]) => (other === pageKey ? [] : [answers])),
    )
    return elsewhere.get(key)
  }
}

export function lookupInRow(row: PageAnswers, outside: Lookup): Lookup {
  return (key) => own(row, key) ?? outside(key)
}

/** An any-filled group is one record, and its answers are found as if they stood on the page. */
function indexOf(pages: readonly PageAnswers[]): ReadonlyMap<string, Answer> {
  const index = new Map<string, Answer>()
  const add = (record: unknown, depth: number) => {
    if (!isRecord(record)) return
    for (const [key, answer] of Object.entries(record as PageAnswers)) {
      if (answer !== undefined && !index.has(key)) index.set(key, answer)
      if (depth < 2) add(answer, depth + 1)
    }
  }
  for (const page of pages) add(page, 0)
  return index
}
