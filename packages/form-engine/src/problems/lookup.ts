import type { Answer, Application, PageAnswers } from '@amparo/contract/claim-forms'
import { isRecord, own } from '../answers/is-record.ts'

const DEEPEST = 2

type Lookup = (key: string) => Answer | undefined

/**
 * Where `{{key}}` looks for an answer: in the same entry, then on the page, then in the whole application. All are normalised, so
 * that only answers to questions that are reached are found. It does not look into the entries of lists, as it could not tell which is meant.
 */
export function lookupIn(page: PageAnswers, pageKey: string, application: Application): Lookup {
  let here: ReadonlyMap<string, Answer> | undefined
  let elsewhere: ReadonlyMap<string, Answer> | undefined
  const otherPages = () => Object.entries(application).filter(([key]) => key !== pageKey)

  return (key) => {
    here ??= indexed([page])
    const found = here.get(key)
    if (found !== undefined) return found
    elsewhere ??= indexed(otherPages().map(([, answers]) => answers))
    return elsewhere.get(key)
  }
}

export function lookupInEntry(entry: PageAnswers, outside: Lookup): Lookup {
  return (key) => own(entry, key) ?? outside(key)
}

/** The first answer under each key. The answers of an any-filled group are found as if they stood on the page itself. */
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
