/** The zeros of Arabic, Persian, Devanagari, Thai and full-width digits, which keyboards in our countries have. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

/** Turns digits of other scripts into 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
}
