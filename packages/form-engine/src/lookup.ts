import type { Answer, Application, PageAnswers } from '@amparo/contract/claim-forms'
import { once } from '@amparo/rules/once'
import { isRecord, own } from './is-record.ts'

const DEEPEST = 2

export type Lookup = (key: string) => Answer | undefined

/**
 * Where `{{key}}` looks: first in the same record (a row of a list), then on the page, then in the whole application. All
 * three are normalised, so that only answers to questions that are reached are found. Rows of lists are not looked into: which
 * of them would it be?
 */
export function lookupIn(page: PageAnswers, pageKey: string, application: Application): Lookup {
  const here = once(() => indexed([page]))
  const elsewhere = once(() => {
    const pages = Object.entries(application).filter(([key]) => key !== pageKey)
    return indexed(pages.map(([, answers]) => answers))
  })
  return (key) => here().get(key) ?? elsewhere().get(key)
}

export function lookupInRow(row: PageAnswers, outside: Lookup): Lookup {
  return (key) => own(row, key) ?? outside(key)
}

/**
 * An any-filled group is one record, and its answers are found as if they stood on the page. Each key once, the first there is: a page
 * may have ten thousand questions that look at each other.
 */
function indexed(records: readonly unknown[]): ReadonlyMap<string, Answer> {
  const index = new Map<string, Answer>()
  for (const record of records) add(record, 0)
  return index

  function add(record: unknown, depth: number): void {
    if (!isRecord(record) || depth > DEEPEST) return
    for (const name of Object.keys(record)) {
      const answer = record[name] as Answer | undefined
      if (answer === undefined) continue
      if (!index.has(name)) index.set(name, answer)
      if (typeof answer === 'object') add(answer, depth + 1)
    }
  }
}
