import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { parseDate } from '@amparo/rules/dates/parse-date'
import { isEmpty } from '../is-empty.ts'
import type { QuestionType } from '../question-type.ts'

const normalise = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/** C-117: stored as yyyy-MM-dd. Text that is no day stays, and does not fit. */
export const datePicker: QuestionType = {
  isEmpty,
  normalise,
  fits: (answer) => typeof answer === 'string' && isIsoDate(answer),
  parse: (raw, _, locale) => (typeof raw === 'string' && parseDate(raw, locale)) || normalise(raw),
  display: (answer, _, locale) => formatDate(String(answer), locale),
}
