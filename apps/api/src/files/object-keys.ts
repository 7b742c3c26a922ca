/** A permit is for one key under incoming/ only, so nothing that a browser sends can replace approved content. */
export const incomingKey = (object: string) => `incoming/${object}`
export const approvedKey = (object: string) => `approved/${object}`

/** The object of an upload's key, or null when the key is not one of ours. */
export function objectOf(key: string): string | null {
  return /^incoming\/([0-9a-f-]{36})$/.exec(key)?.[1] ?? null
}
