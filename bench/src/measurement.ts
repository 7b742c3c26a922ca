/** One line of the table. `note` explains how it was measured, where a reader needs that to understand the figure. */
export type Figure = { name: string; figure: string; goal: string; met: boolean; note?: string }

export type Measurement = { name: string; measure(): Promise<Figure[]> }
