/** Dollars, as they are on the wire (6.3), in cents; null unless they are a whole number of cents. */
export function centsOf(dollars: number): number | null {
  const cents = Math.round(dollars * 100)
  return Number.isSafeInteger(cents) && cents / 100 === dollars ? cents : null
}

export function dollarsOf(cents: number): number {
  return cents / 100
}
