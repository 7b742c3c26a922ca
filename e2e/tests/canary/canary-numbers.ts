/** Numbers that pass every check a real one passes, always the same, in a range that no network has. */
export function canaryNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => withCheckDigit(`97531${scrambled(index)}`))
}

/** Ten digits that look like anybody's and never repeat: the factor has no common divisor with 10^10. */
function scrambled(index: number): string {
  return String(((index + 1) * 7_654_321_987) % 10_000_000_000).padStart(10, '0')
}

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)

  return digits + String((10 - (sum % 10)) % 10)
}

export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')
