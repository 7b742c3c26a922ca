/** Each wait, with the last number of polls that it applies to (C-190 to C-195, C-X04). */
const waits = [
  [0, 500],
  [5, 1_000],
  [10, 2_000],
  [20, 4_000],
  [25, 8_000],
  [35, 10_000],
] as const

/** Milliseconds until the next poll after this many polls, or null when polling stops (C-196). */
export function pollInterval(polls: number): number | null {
  return waits.find(([last]) => polls <= last)?.[1] ?? null
}
