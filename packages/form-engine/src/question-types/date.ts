import { formatDate } from '@amparo/rules/dates/format-date'
import { formatTime } from '@amparo/rules/dates/format-time'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { parseDate } from '@amparo/rules/dates/parse-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { isEmpty } from '../answers/is-empty.ts'
import type { QuestionType } from './question-type.ts'

const trimmed = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/** Stored as yyyy-MM-dd (C-117). Text that is not a date stays as it is, and does not fit. */
export const date: QuestionType = {
  isEmpty,
  normalise: trimmed,
  fits: (answer) => typeof answer === 'string' && isIsoDate(answer),
  parse: (raw, _, locale) => (typeof raw === 'string' && parseDate(raw, locale)) || trimmed(raw),
  display: (answer, _, locale) => formatDate(String(answer), locale),
}

const storedDateTime = /^(.{10})T([01]\d|2[0-3]):([0-5]\d):[0-5]\d\.\d{3}$/
const shorterDateTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/
const typedDateTime = /^(.+?)[\sT,]+(\d{1,2}):(\d\d)\s*(am|pm)?$/i

/** Stored as yyyy-MM-ddTHH:mm:ss.SSS in the person's local time, without a zone (C-116). */
function normaliseDateTime(value: unknown) {
  if (typeof value !== 'string') return undefined
  const [, minutes, seconds = '00', milliseconds = ''] = shorterDateTime.exec(value.trim()) ?? []
  return minutes ? `${minutes}:${seconds}.${milliseconds.padEnd(3, '0')}` : value.trim() || undefined
}

export const dateTime: QuestionType = {
  isEmpty,
  normalise: normaliseDateTime,
  fits: (answer) => typeof answer === 'string' && isIsoDate(storedDateTime.exec(answer)?.[1] ?? ''),
  parse: (raw, _, locale) => normaliseDateTime((typeof raw === 'string' && parseDateTime(raw, locale)) || raw),
  display: (answer, _, locale) => {
    const [, day = '', hours, minutes] = storedDateTime.exec(String(answer)) ?? []
    return `${formatDate(day, locale)} ${formatTime({ hour: Number(hours), minute: Number(minutes) }, locale)}`
  },
}

/** Hours and minutes with AM or PM, or in 24 hours without (C-086). */
function parseDateTime(text: string, locale: Locale): string | undefined {
  const [, day = '', hours, minutes, half] = typedDateTime.exec(latinDigits(text).trim()) ?? []
  const isoDate = parseDate(day, locale)
  const hour = Number(hours)
  if (!isoDate || (half && (hour < 1 || hour > 12))) return undefined
  const hourOfDay = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour

  return `${isoDate}T${String(hourOfDay).padStart(2, '0')}:${minutes}`
}
