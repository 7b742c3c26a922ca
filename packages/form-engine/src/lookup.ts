import type { Answer, Application, PageAnswers } from '@amparo/contract/claim-forms'
import { isRecord, own } from './is-record.ts'

const DEEPEST = 2

export type Lookup = (key: string) => Answer | undefined

/**
 * Where `{{key}}` looks: first in the same record (a row of a list), then on the page, then in the whole application. All
 * three are normalised, so that only answers to questions that are reached are found. Rows of lists are not looked into: which
 * of them would it be?
 */
export function lookupIn(page: PageAnswers, pageKey: string, application: Application): Lookup {
  return (key) => {
    let found = find(page, key)
    for (const other of found === undefined ? Object.keys(application) : []) {
      if (other !== pageKey) found = find(application[other], key)
      if (found !== undefined) break
    }
    return found
  }
}

export function lookupInRow(row: PageAnswers, outside: Lookup): Lookup {
  return (key) => own(row, key) ?? outside(key)
}

/** An any-filled group is one record, and its answers are found as if they stood on the page. */
function find(record: unknown, key: string, depth = 0): Answer | undefined {
  if (!isRecord(record) || depth > DEEPEST) return undefined
  for (const name of Object.keys(record)) {
    const answer = record[name] as Answer | undefined
    if (name === key && answer !== undefined) return answer
    const inner = typeof answer === 'object' ? find(answer, key, depth + 1) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}
