/** The same valid card numbers on every run, in a range that no card network uses. */
export function canaryNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => withCheckDigit(`97531${scrambled(index)}`))
}

/** Ten digits that look random and never repeat, because the factor and 10^10 are coprime. */
function scrambled(index: number): string {
  return String(((index + 1) * 7_654_321_987) % 10_000_000_000).padStart(10, '0')
}

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)

  return digits + String((10 - (sum % 10)) % 10)
}

export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')
