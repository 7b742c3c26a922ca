import type { Figure } from './measurement.ts'

/** A text table, followed by notes on how the figures were measured. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['what', 'figure', 'goal', ''],
    ...figures.map(({ name, figure, goal, met }) => [name, figure, goal, met ? 'met' : 'NOT MET']),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const notes = figures.flatMap(({ name, note }) => (note ? [`  ${name}: ${note}`] : []))

  return [...rows.map(line), '', ...notes].join('\n')
}
