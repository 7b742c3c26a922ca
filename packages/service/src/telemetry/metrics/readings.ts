import type { GaugeName } from './metrics-list.ts'

export type Reading = { name: GaugeName; labels?: Record<string, string>; value: number }
type Read = () => Promise<readonly Reading[]>

const reads = new Set<Read>()

/** Adds what `/metrics` reads each time it is asked for. Returns how to end it. */
export function readForMetrics(read: Read): () => void {
  reads.add(read)
  return () => void reads.delete(read)
}

export async function allReadings(): Promise<Reading[]> {
  return (await Promise.all([...reads].map((read) => read()))).flat()
}
