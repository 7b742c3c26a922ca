import type { Question } from '@amparo/contract/claim-forms'

export type Place = { at: string; question: Question }

/** Those that come again under a key that was there before. */
export function firstTwice<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    const isAgain = seen.has(key)
    seen.add(key)
    return isAgain
  })
}
