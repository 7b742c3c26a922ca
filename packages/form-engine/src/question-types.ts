import type { QuestionType } from './question-type.ts'
import { anyFilledGroupList } from './question-types/any-filled-group-list.ts'
import { checkbox } from './question-types/checkbox.ts'
import { city } from './question-types/city.ts'
import { datePicker } from './question-types/date-picker.ts'
import { datetimePicker } from './question-types/datetime-picker.ts'
import { decimal } from './question-types/decimal.ts'
import { disclaimer } from './question-types/disclaimer.ts'
import { dropdown } from './question-types/dropdown.ts'
import { integer } from './question-types/integer.ts'
import { line1 } from './question-types/line1.ts'
import { line2 } from './question-types/line2.ts'
import { longText } from './question-types/long-text.ts'
import { nestedGroupList } from './question-types/nested-group-list.ts'
import { phoneNumber } from './question-types/phone-number.ts'
import { postal } from './question-types/postal.ts'
import { radio } from './question-types/radio.ts'
import { text } from './question-types/text.ts'
import { textNoInput } from './question-types/text-no-input.ts'

/** The eighteen of the claims specification §3. */
export const questionTypes = {
  text,
  line1,
  line2,
  city,
  postal,
  integer,
  decimal,
  long_text: longText,
  date_picker: datePicker,
  datetime_picker: datetimePicker,
  phone_number: phoneNumber,
  dropdown,
  radio,
  checkbox,
  nested_group_list: nestedGroupList,
  any_filled_group_list: anyFilledGroupList,
  text_no_input: textNoInput,
  disclaimer,
} satisfies Record<string, QuestionType>

export type QuestionTypeName = keyof typeof questionTypes

const byName: ReadonlyMap<string, QuestionType> = new Map(Object.entries(questionTypes))

/** Undefined for a type of another version of the product: it is neither shown nor judged (C-074). */
export function typeOf({ question_type }: { question_type: string }): QuestionType | undefined {
  return byName.get(question_type)
}
