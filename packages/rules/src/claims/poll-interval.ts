/** The last number of polls that each wait applies to [C-190 to C-195, C-X04]. */
const waits = [
  [0, 500],
  [5, 1_000],
  [10, 2_000],
  [20, 4_000],
  [25, 8_000],
  [35, 10_000],
] as const

/** Milliseconds until the next poll, after `polls` of them. Null: it is time to stop [C-196]. */
export function pollInterval(polls: number): number | null {
  return waits.find(([last]) => polls <= last)?.[1] ?? null
}
