import type { QuestionTypeName } from '@amparo/form-engine/question-types'
import { type ComponentType, memo } from 'react'
import type { QuestionProps } from '../model/form-context.ts'
import { CheckboxQuestion, RadioQuestion } from './choice-questions.tsx'
import { DateQuestion } from './date-question.tsx'
import { DatetimeQuestion } from './datetime-question.tsx'
import { DropdownQuestion } from './dropdown-question.tsx'
import { AnyFilledGroupList, NestedGroupList } from './group-lists.tsx'
import { LongTextQuestion } from './long-text-question.tsx'
import { DecimalQuestion, IntegerQuestion } from './number-questions.tsx'
import { PhoneQuestion } from './phone-question.tsx'
import { Disclaimer, TextNoInput } from './text-only-questions.tsx'
import { TextQuestion } from './text-question.tsx'

/** The component of every question type. A type of the engine without one is a compile error. */
const questionComponents: Record<QuestionTypeName, ComponentType<QuestionProps>> = {
  text: TextQuestion,
  line1: TextQuestion,
  line2: TextQuestion,
  city: TextQuestion,
  postal: TextQuestion,
  integer: IntegerQuestion,
  decimal: DecimalQuestion,
  long_text: LongTextQuestion,
  date_picker: DateQuestion,
  datetime_picker: DatetimeQuestion,
  phone_number: PhoneQuestion,
  dropdown: DropdownQuestion,
  radio: RadioQuestion,
  checkbox: CheckboxQuestion,
  nested_group_list: NestedGroupList,
  any_filled_group_list: AnyFilledGroupList,
  text_no_input: TextNoInput,
  disclaimer: Disclaimer,
}

/** Memoized, so that an error renders one question again and not all of them. */
const memoized = new Map(Object.entries(questionComponents).map(([type, component]) => [type, memo(component)]))

/** Undefined for a type that only a newer version of the product knows: the question is left out (C-074). */
export function componentFor(question_type: string): ComponentType<QuestionProps> | undefined {
  return memoized.get(question_type)
}
