import type { Answer, Question } from '@amparo/contract/claim-forms'
import { type Locale, localeFacts } from '@amparo/rules/locale/locale-facts'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { typedAnswer } from '../model/typed-answer.ts'

export type Half = 'AM' | 'PM' | ''
export type DatetimeParts = { date: string; hour: string; minute: string; half: Half }

const stored = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)/
const halfTyped = /^(?:(.*) )?([^ :]*):([^ :]*)(?: (AM|PM))?$/

/** Splits a stored answer into its controls. An incomplete answer is stored as it was typed (C-116). */
export function partsOf(answer: unknown, locale: Locale): DatetimeParts {
  const text = String(answer ?? '')
  const [, date = '', hours = '', minute = ''] = stored.exec(text) ?? []
  if (date && localeFacts[locale].clock === 24) return { date, hour: hours, minute, half: '' }
  if (date) return { date, hour: String(Number(hours) % 12 || 12), minute, half: Number(hours) < 12 ? 'AM' : 'PM' }
  const [, typed = '', hour = '', minutes = '', half = ''] = halfTyped.exec(text) ?? ['', text]

  return { date: typed, hour, minute: minutes, half: half as Half }
}

/** The answer of the controls. Where the clock has 12 hours, one of them needs AM or PM; later hours are clear without. */
export function joinParts(parts: DatetimeParts, question: Question, locale: Locale): Answer | undefined {
  const date = parts.date.trim()
  const [hour, minute] = [parts.hour, parts.minute].map((part) => latinDigits(part).trim())
  if (!date && !hour && !minute) return undefined
  const asTyped = `${date} ${hour}:${minute} ${parts.half}`.trim()
  if (localeFacts[locale].clock === 12 && !parts.half && !(Number(hour) > 12 || hour === '0' || hour === '00'))
    return asTyped
  const half = Number(hour) > 12 ? '' : hour?.replace(/^0+$/, '') === '' ? '' : parts.half
  const answer = typedAnswer(question, `${date} ${hour}:${minute?.padStart(2, '0')} ${half}`.trim(), locale)

  return typeof answer === 'string' && stored.test(answer) ? answer : asTyped
}
