/** The number of digits of an area code, by the calling code of our countries. */
const areaDigits: Record<string, number> = {
  1: 3,
  51: 1,
  52: 2,
  54: 2,
  55: 2,
  56: 1,
  57: 3,
  58: 3,
  60: 1,
  61: 1,
  62: 2,
  63: 1,
  64: 1,
  65: 0,
  66: 1,
  82: 1,
  84: 2,
  86: 2,
  91: 2,
  297: 0,
  501: 0,
  502: 0,
  503: 0,
  504: 0,
  505: 0,
  506: 0,
  507: 0,
  509: 0,
  591: 1,
  592: 0,
  593: 1,
  595: 2,
  597: 0,
  598: 0,
  599: 1,
  852: 0,
  853: 0,
  886: 1,
  966: 2,
}
/** 800, 1800, 1300 and 400, and 80 in Korea, where seven digits follow. */
const freeCall = /^(?:1?800|1300|400|80(?=\d{7}$))/

/** A number with its calling code, in the groups its country uses. Numbers of other countries stay as they are. */
export function phoneDisplay(number: string): string {
  const digits = /^\+(\d{6,15})$/.exec(number)?.[1]
  const code = [3, 2, 1]
    .map((length) => digits?.slice(0, length) ?? '')
    .find((start) => Object.hasOwn(areaDigits, start))
  if (!digits || !code) return number
  const national = digits.slice(code.length)
  const first = freeCall.exec(national)?.[0] ?? national.slice(0, areaDigits[code])

  return [`+${code}`, first, ...subscriberGroups(national.slice(first.length))].filter(Boolean).join(' ')
}

/** Groups the digits after the area code: four at the end, or three if there are only six. */
function subscriberGroups(digits: string): string[] {
  if (digits.length <= 4) return [digits]
  const last = digits.length === 6 ? 3 : 4
  return [digits.slice(0, -last), digits.slice(-last)]
}

/** A phone number without spaces and dashes of any kind (P-169). */
export function compactPhone(text: string): string {
  return text.replace(/[\s\p{Pd}\u2212]/gu, '')
}
