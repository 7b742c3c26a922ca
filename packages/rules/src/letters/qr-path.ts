import { qrModules } from './qr-modules.ts'

/** The light margin that readers need around a code, in squares. */
const QUIET = 4

/** A QR code as the path of an SVG with `viewBox="0 0 size size"`, one rectangle for each row of dark squares. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = qrModules(text)
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => bar(x + QUIET, y + QUIET, width))
        .join(''),
    )
    .join('')
  return { size: rows.length + 2 * QUIET, path }
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`

/** The beginning and the length of each run of dark squares. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
