/** Vehicles sold in the USA, by model year. Null for a make that the year does not have. */
export type Vehicles = {
  makes(year: number): Promise<readonly string[]>
  models(year: number, make: string): Promise<readonly string[] | null>
}
