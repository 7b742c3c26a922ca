import { cardNumberProblem } from '@amparo/rules/card/card-number'

/** Ids are passed over whole: by chance one may hold a run of digits, and a request has to stay findable by its id. */
const idOrDigits = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d(?:[ -]?\d){12,}/gi
const id = /^[^-]{8}(?:-[^-]{4}){3}-[^-]{12}$/
/** Tokens of cards, travel documents, phones, files, long operations and claim statuses, wherever they stand: in paths too. */
const secrets =
  /(?<![A-Za-z0-9])(?:(?:pt|td|pv|fa|lo|cs)_[A-Za-z0-9_-]{20,}|eyJ[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]*)+|Bearer\s+[A-Za-z0-9._~+/-]+=*)/g

/** The last gate of every log line: nothing that looks like a card number or a token passes, whoever wrote it there. */
export function redact(line: string): string {
  return line
    .replace(secrets, '[redacted]')
    .replace(idOrDigits, (run) => (!id.test(run) && holdsCardNumber(run) ? '[redacted]' : run))
}

/** A run may carry other digits before or after the number, so every window of card length is tried. */
function holdsCardNumber(run: string): boolean {
  const digits = run.replace(/\D/g, '')
  for (let length = 14; length <= 16; length++)
    for (let start = 0; start + length <= digits.length; start++)
      if (cardNumberProblem(digits.slice(start, start + length)) === null) return true
  return false
}
