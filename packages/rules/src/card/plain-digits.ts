const digit = /\p{Nd}/u

/** The digits of every script as 0 to 9; all other characters as they are. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, (character) => String(digitValue(character.codePointAt(0) ?? 0)))
}

/** Digits of a script stand in a row from 0 to 9, so a digit's value is its distance from the start of its row. */
function digitValue(code: number): number {
  if (code < 0x80) return code - 0x30
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
