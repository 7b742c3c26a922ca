import type { InputAttributes } from '../written-props.ts'
import { writtenQuestion } from '../written-question.tsx'

/** What a browser may offer to fill in, of the person who sits before it. */
const ownDetails: Record<string, InputAttributes> = {
  cardholder_first_name: { autoComplete: 'given-name' },
  cardholder_last_name: { autoComplete: 'family-name' },
  cardholder_state: { autoComplete: 'address-level1' },
}
const email: InputAttributes = { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }
const plain: InputAttributes = {}

export const Text = writtenQuestion(({ data_type, question_key }) =>
  data_type === 'email' ? email : (ownDetails[question_key] ?? plain),
)
