/** `at` is `page`, `page.group` or `page.group.question`. */
export type FormProblem = { at: string; problem: string }

/** The items whose key an earlier item has already. */
export function repeatedItems<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}
