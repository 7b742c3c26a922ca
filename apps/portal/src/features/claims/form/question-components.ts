import { type ComponentType, memo } from 'react'
import type { QuestionProps } from './question-props.ts'
import { AnyFilledGroupList } from './questions/any-filled-group-list.tsx'
import { Checkbox } from './questions/checkbox.tsx'
import { City } from './questions/city.tsx'
import { DatePicker } from './questions/date-picker.tsx'
import { DatetimePicker } from './questions/datetime-picker.tsx'
import { Decimal } from './questions/decimal.tsx'
import { Disclaimer } from './questions/disclaimer.tsx'
import { Dropdown } from './questions/dropdown.tsx'
import { Integer } from './questions/integer.tsx'
import { Line1 } from './questions/line1.tsx'
import { Line2 } from './questions/line2.tsx'
import { LongText } from './questions/long-text.tsx'
import { NestedGroupList } from './questions/nested-group-list.tsx'
import { PhoneNumber } from './questions/phone-number.tsx'
import { Postal } from './questions/postal.tsx'
import { Radio } from './questions/radio.tsx'
import { Text } from './questions/text.tsx'
import { TextNoInput } from './questions/text-no-input.tsx'

/** The one register: how each type of question is asked. */
const register: Record<string, ComponentType<QuestionProps>> = {
  text: Text,
  line1: Line1,
  line2: Line2,
  city: City,
  postal: Postal,
  integer: Integer,
  decimal: Decimal,
  long_text: LongText,
  date_picker: DatePicker,
  datetime_picker: DatetimePicker,
  phone_number: PhoneNumber,
  dropdown: Dropdown,
  radio: Radio,
  checkbox: Checkbox,
  nested_group_list: NestedGroupList,
  any_filled_group_list: AnyFilledGroupList,
  text_no_input: TextNoInput,
  disclaimer: Disclaimer,
}

/** Drawn again only when the question or its error is another. */
const components = new Map(Object.entries(register).map(([type, component]) => [type, memo(component)]))

/** Undefined for a type that is none of ours, which draws nothing (C-074). */
export function componentFor(question_type: string): ComponentType<QuestionProps> | undefined {
  return components.get(question_type)
}
