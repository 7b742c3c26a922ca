const style = { style: 'currency', currency: 'USD' } as const
const withCents = new Intl.NumberFormat('en-US', style)
const withoutZeros = new Intl.NumberFormat('en-US', { ...style, trailingZeroDisplay: 'stripIfInteger' })

/** What somebody pays or gets back, in a mail: `$6.30`, `$7.00`. Policies are sold in the USA only. */
export function inDollars(amount: number): string {
  return withCents.format(amount)
}

/** A limit or price on paper: `$6.30`, `$100,000`. */
export function inShortDollars(amount: number): string {
  return withoutZeros.format(amount)
}
