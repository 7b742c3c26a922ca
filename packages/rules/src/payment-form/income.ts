/** Monthly income in hundredths of a real (C-499 to C-502). */
export const incomeBands: readonly { code: string; from: number | null; to: number | null }[] = [
  { code: 'CGIR001', from: null, to: 150_000 },
  { code: 'CGIR002', from: 150_000, to: 300_000 },
  { code: 'CGIR003', from: 300_000, to: 600_000 },
  { code: 'CGIR004', from: 600_000, to: null },
]

export function incomeBand(code: string) {
  return incomeBands.find((band) => band.code === code)
}
