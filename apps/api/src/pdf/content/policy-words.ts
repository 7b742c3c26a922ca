/** Where policyholders get help; from the catalogue. */
export type Support = { phone: string; email: string }

const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** `$6.30`, `$100,000`. */
export function inDollars(amount: number): string {
  return cents.format(amount)
}

/** `20%`. */
export function inPercent(percentage: number): string {
  return `${percentage}%`
}
