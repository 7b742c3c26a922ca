/** The Brazilian taxpayer number: eleven digits, the last two computed. Dots and the dash may be written (C-094). */
export function isBrazilCpf(text: string): boolean {
  const digits = text.replace(/[.\-\s]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false

  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10])
}

function checkDigit(digits: string, count: number): number {
  let sum = 0
  for (let place = 0; place < count; place += 1) sum += Number(digits[place]) * (count + 1 - place)

  return ((sum * 10) % 11) % 10
}
