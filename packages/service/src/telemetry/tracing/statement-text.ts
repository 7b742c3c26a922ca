const LONGEST = 2_000
const MOST_REMEMBERED = 1_000
const remembered = new Map<string, { name: string; text: string }>()

/**
 * A statement without the values in it. Ours have placeholders anyway; the job queue writes some names and times into its own.
 * Remembered, because there are few different statements and each is described thousands of times.
 */
export function describeStatement(statement: string): { name: string; text: string } {
  const known = remembered.get(statement)
  if (known) return known
  const text = statement
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\b\d{2,}(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
  const described = { name: nameOf(text), text }
  if (remembered.size < MOST_REMEMBERED) remembered.set(statement, described)
  return described
}

/** `SELECT claims`: the first word, and the first table. */
function nameOf(text: string): string {
  const verb = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL'
  const table = /\b(?:FROM|INTO|UPDATE|TABLE)\s+(?:ONLY\s+|IF NOT EXISTS\s+)?([a-z_][\w.]*)/i.exec(text)?.[1]
  return table ? `${verb} ${table.toLowerCase()}` : verb
}
