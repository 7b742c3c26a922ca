/** What PCI DSS lets one keep of a number: 8 and 4 digits of 16, 6 and 4 of a shorter one. */
export function truncateCard(digits: string) {
  return {
    bin: digits.slice(0, digits.length === 16 ? 8 : 6),
    number_length: digits.length,
    last4: digits.slice(-4),
  }
}
