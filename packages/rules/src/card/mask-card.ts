/** Portal specification §3: only the last four digits are ever shown. */
export function maskCard(last4: string): string {
  return `**** **** **** ${last4}`
}
