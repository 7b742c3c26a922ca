export type Place = { city: string; state: string; country: 'USA' | 'CAN' }

/** The place of a postal code. Null for an unknown code: the person then enters the city. */
export type Maps = {
  findPlace(code: { postal_code: string; country: 'USA' | 'CAN' }): Promise<Place | null>
}
