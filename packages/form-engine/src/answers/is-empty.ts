const DEEPEST = 8

/** Nothing, blanks, and lists and records with nothing else in them. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || depth > DEEPEST) return false

  return Object.values(value).every((part) => isEmpty(part, depth + 1))
}
