/** Vehicles sold in the USA, by model year. Null for a make that the year does not have. */
export type Vehicles = {
  makes(year: number): Promise<readonly string[]>
  models(year: number, make: string): Promise<readonly string[] | null>
  /** Whether the lists have a make, or a model of it. True also where nobody can say, as the service that offered it does not answer. */
  isSold(year: number, make: string, model?: string): Promise<boolean>
}
