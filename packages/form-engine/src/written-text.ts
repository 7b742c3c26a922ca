import { isEmpty } from './is-empty.ts'
import type { QuestionType } from './question-type.ts'

const LONGEST_TEXT = 10_000
/** C-X28: control characters and angle brackets. */
const defaultStripped = /[\p{Cc}<>]/gu
const lineEnds = /\r\n?/g
/** Most texts have nothing to take out, and are only trimmed. */
const isToClean = /[\p{Cc}\p{Cs}<>]/u
/** Half a sign, which a text that was cut somewhere ends with, and the zero: no database stores them, whatever a form strips. */
const unstorable = /[\0\p{Cs}]/gu

/** The text a person wrote, without what is stripped and without blanks around it. */
export function cleanText(text: string, stripped?: RegExp): string {
  if (text.length > LONGEST_TEXT) return text
  if (!stripped && !isToClean.test(text)) return text.trim()
  return text
    .replace(unstorable, '')
    .replace(stripped ?? defaultStripped, '')
    .trim()
}

/** Lines stay lines: only what is in them is cleaned. */
function cleanLines(text: string, stripped?: RegExp): string {
  if (text.length > LONGEST_TEXT) return text
  if (!stripped && !isToClean.test(text)) return text.trim()
  const lines = text.replace(unstorable, '').replace(lineEnds, '\n').split('\n')
  return lines
    .map((line) => line.replace(stripped ?? defaultStripped, ''))
    .join('\n')
    .trim()
}

/** What every question has that is answered in writing. */
export function writtenText({ hasLines }: { hasLines: boolean }): QuestionType {
  const clean = hasLines ? cleanLines : cleanText
  const normalise: QuestionType['normalise'] = (value, { stripped }) =>
    (typeof value === 'string' && clean(value, stripped)) || undefined

  return {
    isEmpty,
    normalise,
    fits: (answer) => typeof answer === 'string' && answer.length <= LONGEST_TEXT,
    parse: normalise,
    display: String,
  }
}
