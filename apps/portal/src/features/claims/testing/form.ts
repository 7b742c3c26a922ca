import type { ClaimPage, Question, QuestionOption } from '@amparo/contract/claim-forms'
import { anOption, aQuestion, aRule } from '@amparo/form-engine/testing/form'

export const question = ({ question_type = 'text', ...parts }: Partial<Question>): Question =>
  aQuestion(question_type, { question_key: 'answer', title: 'A question', error_message: 'Answer this.', ...parts })

export const option = (value: string, parts: Partial<QuestionOption> = {}) =>
  anOption(value, undefined, { title: `Option ${value}`, ...parts })

export const rule = (name: string, value: string | number | null = null, custom_error_message: string | null = null) =>
  aRule(name, value, { custom_error_message })

export function pageOf(questions: Question[], groups: Record<string, Question[]> = {}): ClaimPage {
  return {
    page_key: 'page',
    title: 'Page',
    start_group_id: 'start',
    question_groups: [
      { group_id: 'start', questions, next_group_id: null },
      ...Object.entries(groups).map(([group_id, inner]) => ({ group_id, questions: inner, next_group_id: null })),
    ],
  }
}
