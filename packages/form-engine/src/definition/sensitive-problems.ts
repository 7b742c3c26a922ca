import type { Question } from '@amparo/contract/claim-forms'
import { singleLine } from '../question-types/text.ts'
import { typeOf } from '../question-types.ts'

/** The answer is stored encrypted, and shown with its last three characters only. */
export const SENSITIVE = 'sensitive'

/** Numbers of accounts, of the banks that have them, and of people. A key that ends like this asks for one. */
const ASKS_FOR_NUMBER =
  /(?:^|_)(?:account_number|iban|routing_number|transit_number|sort_code|swift_code|branch_code|agency_code|cpf|passport_number|national_id|identity_number|tax_number|social_security_number)$/

/** What is wrong with a question that is sensitive, or that ought to be. */
export function sensitiveProblems(question: Question): string[] {
  const { question_key, tags } = question
  if (!tags.includes(SENSITIVE))
    return ASKS_FOR_NUMBER.test(question_key) ? [`asks for a number that needs the tag ${SENSITIVE}`] : []
  return typeOf(question) === singleLine ? [] : [`is ${SENSITIVE}, which only one line of text can be`]
}
