import type { Answer, Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { typedAnswer } from '../model/typed-answer.ts'

export type Half = 'AM' | 'PM' | ''
export type DatetimeParts = { date: string; hour: string; minute: string; half: Half }

const stored = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/
const halfTyped = /^(?:(.*) )?([^ :]*):([^ :]*)(?: (AM|PM))?$/

/** Splits a stored answer into its four controls. An incomplete answer is stored as it was typed (C-116). */
export function partsOf(answer: unknown): DatetimeParts {
  const text = String(answer ?? '')
  const [, date = '', hours = '', minute = ''] = stored.exec(text) ?? []
  if (date) return { date, hour: String(Number(hours) % 12 || 12), minute, half: Number(hours) < 12 ? 'AM' : 'PM' }
  const [, typed = '', hour = '', minutes = '', half = ''] = halfTyped.exec(text) ?? ['', text]

  return { date: typed, hour, minute: minutes, half: half as Half }
}

/** The answer of four controls. Up to 12 o'clock it needs AM or PM; later hours are clear without. */
export function joinParts(parts: DatetimeParts, question: Question, locale: Locale): Answer | undefined {
  const date = parts.date.trim()
  const [hour, minute] = [parts.hour, parts.minute].map((part) => latinDigits(part).trim())
  if (!date && !hour && !minute) return undefined
  const asTyped = `${date} ${hour}:${minute} ${parts.half}`.trim()
  if (!parts.half && !(Number(hour) > 12 || hour === '0' || hour === '00')) return asTyped
  const half = Number(hour) > 12 ? '' : hour?.replace(/^0+$/, '') === '' ? '' : parts.half
  const answer = typedAnswer(question, `${date} ${hour}:${minute?.padStart(2, '0')} ${half}`.trim(), locale)

  return typeof answer === 'string' && stored.test(answer) ? answer : asTyped
}
