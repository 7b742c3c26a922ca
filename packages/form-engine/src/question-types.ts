import { oneChoice, severalChoices } from './question-types/choice.ts'
import { date, dateTime } from './question-types/date.ts'
import { anyFilledGroup, repeatedGroup } from './question-types/group.ts'
import { noAnswer } from './question-types/no-answer.ts'
import { decimal, integer } from './question-types/number.ts'
import { phoneNumber } from './question-types/phone-number.ts'
import type { QuestionType } from './question-types/question-type.ts'
import { multipleLines, singleLine } from './question-types/text.ts'

type Entry = {
  type: QuestionType
  /** How long a person takes to read and answer one such question. */
  seconds: number
}

/** The eighteen types of the claims specification §3, by the name that a definition uses. */
const entries = {
  text: { type: singleLine, seconds: 15 },
  line1: { type: singleLine, seconds: 15 },
  line2: { type: singleLine, seconds: 5 },
  city: { type: singleLine, seconds: 8 },
  postal: { type: singleLine, seconds: 8 },
  integer: { type: integer, seconds: 10 },
  decimal: { type: decimal, seconds: 15 },
  long_text: { type: multipleLines, seconds: 90 },
  date_picker: { type: date, seconds: 12 },
  datetime_picker: { type: dateTime, seconds: 20 },
  phone_number: { type: phoneNumber, seconds: 12 },
  dropdown: { type: oneChoice, seconds: 10 },
  radio: { type: oneChoice, seconds: 8 },
  checkbox: { type: severalChoices, seconds: 10 },
  nested_group_list: { type: repeatedGroup, seconds: 10 },
  any_filled_group_list: { type: anyFilledGroup, seconds: 5 },
  text_no_input: { type: noAnswer, seconds: 10 },
  disclaimer: { type: noAnswer, seconds: 20 },
} satisfies Record<string, Entry>

export type QuestionTypeName = keyof typeof entries

export const questionTypeNames = Object.keys(entries) as readonly QuestionTypeName[]

const byName: ReadonlyMap<string, Entry> = new Map(Object.entries(entries))

/** Undefined for a type that this version of the product does not know; such a question is neither shown nor checked (C-074). */
export function typeOf({ question_type }: { question_type: string }): QuestionType | undefined {
  return byName.get(question_type)?.type
}

/** Whether the answer is typed text or digits. Phone numbers do not count: one in ten long ones would pass for a card number. */
export function isTyped({ question_type }: { question_type: string }): boolean {
  const type = typeOf({ question_type })
  return type === singleLine || type === multipleLines || type === integer || type === decimal
}

export function secondsToAnswer(name: QuestionTypeName): number {
  return entries[name].seconds
}
