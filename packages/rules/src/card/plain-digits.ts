const digit = /\p{Nd}/u

/** Converts the digits of every script to 0 to 9, and leaves all other characters alone. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, (character) => String(digitValue(character.codePointAt(0) ?? 0)))
}

/** Unicode lists the digits of a script one after the other, so a digit's value is its distance from that script's zero. */
function digitValue(code: number): number {
  if (code < 0x80) return code - 0x30
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
