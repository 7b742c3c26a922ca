import type { ClaimPage, Question } from '@amparo/contract/claim-forms'

const plain: Question = {
  question_key: 'answer',
  question_type: 'text',
  data_type: 'string',
  title: 'A question',
  help_text: null,
  sub_text: null,
  placeholder: null,
  other_title: null,
  required: false,
  error_message: 'Answer this.',
  default_value: null,
  options: [],
  validations: [],
  tags: [],
  nested_group_id: null,
  any_filled_group_id: null,
  related_question_key: null,
}

export const question = (parts: Partial<Question>): Question => ({ ...plain, ...parts })

export const option = (value: string, parts: Partial<Question['options'][number]> = {}) => ({
  value,
  title: `Option ${value}`,
  is_selected: false,
  outcome: null,
  analytics: null,
  ...parts,
})

export const rule = (name: string, value: string | number | null = null, message: string | null = null) => ({
  rule: name,
  value,
  modifier: null,
  error_message: null,
  custom_error_message: message,
})

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
