import { isEmpty } from '../answers/is-empty.ts'
import type { QuestionType } from './question-type.ts'

const LONGEST_TEXT = 10_000
/** Control characters and angle brackets (C-X28). */
const strippedByDefault = /[\p{Cc}<>]/gu
const lineEnds = /\r\n?/g
/** NUL and unpaired surrogates: no database stores them, so they go whatever a form strips. */
const unstorable = /[\0\p{Cs}]/gu

/** A text without stripped characters and without blanks at either end. Texts that are too long stay as they are, and do not fit. */
export function cleanText(text: string, stripped = strippedByDefault): string {
  return text.length > LONGEST_TEXT ? text : text.replace(unstorable, '').replace(stripped, '').trim()
}

/** Cleans each line of a text and leaves its line breaks. */
function cleanLines(text: string, stripped = strippedByDefault): string {
  if (text.length > LONGEST_TEXT) return text
  const lines = text.replace(unstorable, '').replace(lineEnds, '\n').split('\n')
  return lines
    .map((line) => line.replace(stripped, ''))
    .join('\n')
    .trim()
}

function textType(clean: typeof cleanText): QuestionType {
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

export const singleLine = textType(cleanText)
export const multipleLines = textType(cleanLines)
