import type { Question } from '@amparo/contract/claim-forms'
import type { InputAttributes } from '../fields/written-input.tsx'
import type { QuestionProps } from '../model/form-context.ts'
import { WrittenQuestion } from './written-question.tsx'

/** What the browser may offer to fill in: parts of an address by question type, details of the cardholder by question key. */
const autoComplete: Record<string, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  postal: 'postal-code',
  cardholder_first_name: 'given-name',
  cardholder_last_name: 'family-name',
  cardholder_state: 'address-level1',
}
const email: InputAttributes = { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }

/** One component for five types: text, line1, line2, city and postal. */
export function TextQuestion(props: QuestionProps) {
  return <WrittenQuestion {...props} attributes={attributesOf(props.question)} />
}

function attributesOf({ question_type, question_key, data_type }: Question): InputAttributes {
  if (data_type === 'email') return email
  return { autoComplete: autoComplete[question_type] ?? autoComplete[question_key] }
}
