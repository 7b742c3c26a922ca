/** One line of the table. `note` says how it was measured, where that decides how to read the figure. */
export type Figure = { name: string; figure: string; goal: string; met: boolean; note?: string }

export type Measurement = { name: string; measure(): Promise<Figure[]> }
