export type Fields = Readonly<Record<string, unknown>>
type Versions<T> = {
  /** As it is in the draft now, and as it was when this tab last read or wrote it. */
  stored: T
  known: T
  /** What this tab shows, and what it showed then. */
  shown: T
  before: T
}

/**
 * What to store if two tabs have the same fields open: a field that was edited here keeps this tab's value, one that was changed only in the other
 * tab gets the other tab's. `ownerOf` names the field that another one belongs to, because both must come from the same tab.
 */
export function mergeChanges<T extends Fields>(versions: Versions<T>, ownerOf = (key: string) => key): T {
  const { stored, known, shown, before } = versions
  const editedHere = new Set(changedKeys(before, shown).map(ownerOf))
  const isTheirs = new Set(changedKeys(known, stored).filter((key) => !editedHere.has(ownerOf(key))))
  const keys = [...new Set([...Object.keys(shown), ...isTheirs])]
  const merged = keys.map((key) => [key, (isTheirs.has(key) ? stored : shown)[key]] as const)
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T
}

export function changedKeys(one: Fields, other: Fields): string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
}
