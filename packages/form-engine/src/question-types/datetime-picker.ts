import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { parseDate } from '@amparo/rules/dates/parse-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { isEmpty } from '../is-empty.ts'
import type { QuestionType } from '../question-type.ts'

const stored = /^(.{10})T([01]\d|2[0-3]):([0-5]\d):[0-5]\d\.\d{3}$/
const shorter = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/
const typedTime = /^(.+?)[\sT,]+(\d{1,2}):(\d\d)\s*(am|pm)?$/i

/** C-116: stored as yyyy-MM-ddTHH:mm:ss.SSS, where the person is, without a zone. */
function normalise(value: unknown) {
  if (typeof value !== 'string') return undefined
  const [, minutes, seconds = '00', thousandths = ''] = shorter.exec(value.trim()) ?? []
  return minutes ? `${minutes}:${seconds}.${thousandths.padEnd(3, '0')}` : value.trim() || undefined
}

export const datetimePicker: QuestionType = {
  isEmpty,
  normalise,
  fits: (answer) => typeof answer === 'string' && isIsoDate(stored.exec(answer)?.[1] ?? ''),
  parse: (raw, _, locale) => normalise((typeof raw === 'string' && parseTyped(raw, locale)) || raw),
  display: (answer, _, locale) => {
    const [, date = '', hours, minutes] = stored.exec(String(answer)) ?? []
    const hour = Number(hours)
    return `${formatDate(date, locale)} ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
  },
}

/** C-086: hours and minutes with AM or PM; without either the day has 24 hours. */
function parseTyped(text: string, locale: Locale): string | undefined {
  const [, day = '', hours, minutes, half] = typedTime.exec(latinDigits(text).trim()) ?? []
  const date = parseDate(day, locale)
  const hour = Number(hours)
  if (!date || (half && (hour < 1 || hour > 12))) return undefined
  const inDay = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour

  return `${date}T${String(inDay).padStart(2, '0')}:${minutes}`
}
