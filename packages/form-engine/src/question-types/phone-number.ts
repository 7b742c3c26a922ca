import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { isEmpty } from '../answers/is-empty.ts'
import type { QuestionType } from './question-type.ts'

const plausible = /^\+\d{6,15}$/
const punctuation = /[\s+().\-/]/g

/** A plus and digits (C-092, C-118). A number without a plus is taken to begin with its calling code. */
function normalise(value: unknown) {
  if (typeof value !== 'string') return undefined
  const digits = latinDigits(value).replace(/\D/g, '')
  return digits ? `+${digits}` : value.replace(punctuation, '') || undefined
}

export const phoneNumber: QuestionType = {
  isEmpty: (value) => isEmpty(typeof value === 'string' ? value.replace(punctuation, '') : value),
  normalise,
  fits: (answer, _, phone) => typeof answer === 'string' && plausible.test(answer) && (phone?.(answer) ?? true),
  parse: normalise,
  display: (answer) => phoneDisplay(String(answer)),
}
