import type { Figure } from './measurement.ts'
import { formatRatio, median, ratioOf } from './ratio.ts'

type Measured = { name: string; goal: number; pairs: readonly (readonly [ours: number, other: number])[]; note: string }

/** How many times as long ours takes as the other, from pairs of rates a second, judged by the upper bound. */
export function timeFigure({ name, goal, pairs, note }: Measured): Figure {
  const ratio = ratioOf(pairs.map(([ours, other]) => [other, ours] as const))
  const times = ([0, 1] as const).map((at) => (1_000 / median(pairs.map((pair) => pair[at]))).toFixed(2))
  return {
    name,
    figure: formatRatio(ratio),
    goal: `≤ ${goal}`,
    met: ratio.high <= goal,
    note: `${note}; ${times.join(' / ')} ms (BENCH_PAIRS sets the pairs)`,
  }
}
