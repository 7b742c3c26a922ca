import type { ClaimPage } from '@amparo/contract/claim-forms'

/** The questions' own error messages, for fields that the server found wrong without saying why (C-146). */
export function ownMessages({ question_groups }: ClaimPage, fields: readonly string[]): Record<string, string[]> {
  const questions = question_groups.flatMap((group) => group.questions)
  const messages = fields.flatMap((field) => {
    const keys = field.split('.')
    const question = questions.findLast(({ question_key }) => keys.includes(question_key))
    return question ? [[field, [question.error_message]] as [string, string[]]] : []
  })
  return Object.fromEntries(messages)
}
