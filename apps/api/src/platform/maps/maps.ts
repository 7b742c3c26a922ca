export type Place = { city: string; state: string; country: 'USA' | 'CAN' }

/** Where a postal code lies. Null for a code that is not known: the person types the city by hand then. */
export type Maps = {
  findPlace(code: { postal_code: string; country: 'USA' | 'CAN' }): Promise<Place | null>
}
