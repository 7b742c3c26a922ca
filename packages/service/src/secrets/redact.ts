import { cardNumberProblem } from '@amparo/rules/card/card-number'
import { plainDigits } from '@amparo/rules/card/plain-digits'
import { tokenKinds } from './opaque-token.ts'

/** UUIDs are matched first and left alone: one may contain a run of digits by chance, and it must stay searchable. */
const idOrDigits =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\p{Nd}(?:[\s\p{Pd}\p{C}\p{M}_./*|:·•']{0,3}\p{Nd}){12,}/giu
const id = /^[^-]{8}(?:-[^-]{4}){3}-[^-]{12}$/
/** Our tokens, an issuer's, and whatever a header names as one, also inside paths. */
const secrets = new RegExp(
  [
    `(?<![A-Za-z0-9])(?:(?:${Object.values(tokenKinds).join('|')})_[A-Za-z0-9_-]{20,}`,
    'eyJ[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]*)+',
    'Bearer\\s+[A-Za-z0-9._~+/-]+=*)',
  ].join('|'),
  'g',
)

/** Every log line passes through here last: anything that looks like a card number or a token is removed. */
export function redact(line: string): string {
  return line
    .replace(secrets, '[redacted]')
    .replace(idOrDigits, (run) => (!id.test(run) && containsCardNumber(run) ? '[redacted]' : run))
}

/** Other digits may stand before or after the number, so every window of a card number's length is tried. */
function containsCardNumber(run: string): boolean {
  const digits = plainDigits(run).replace(/\D/g, '')
  for (let length = 14; length <= 16; length++)
    for (let start = 0; start + length <= digits.length; start++)
      if (cardNumberProblem(digits.slice(start, start + length)) === null) return true
  return false
}
