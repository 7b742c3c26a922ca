import type {
  ClaimPage,
  Question,
  QuestionGroup,
  QuestionOption,
  QuestionValidation,
} from '@amparo/contract/claim-forms'
import type { Context } from '../context.ts'

/** Short ways to write definitions in tests. */
export function aQuestion(question_type: string, over: Partial<Question> = {}): Question {
  return {
    question_key: 'q',
    question_type,
    data_type: 'string',
    title: 'Title',
    help_text: null,
    sub_text: null,
    placeholder: null,
    other_title: null,
    required: false,
    error_message: 'Wrong',
    default_value: null,
    options: [],
    validations: [],
    tags: [],
    nested_group_id: null,
    any_filled_group_id: null,
    related_question_key: null,
    ...over,
  }
}

export function aRule(rule: string, value: string | number | null = null, over: Partial<QuestionValidation> = {}) {
  return { rule, value, modifier: null, error_message: null, custom_error_message: null, ...over }
}

/** `anOption('yes', 'more')` leads to the group `more`. */
export function anOption(value: string, group?: string, over: Partial<QuestionOption> = {}): QuestionOption {
  const outcome = group === undefined ? null : { group_id: group }
  return { value, title: `The ${value}`, is_selected: false, outcome, analytics: null, ...over }
}

export function aGroup(group_id: string, questions: Question[], next_group_id: string | null = null): QuestionGroup {
  return { group_id, questions, next_group_id }
}

export function aPage(question_groups: QuestionGroup[], over: Partial<ClaimPage> = {}): ClaimPage {
  const start_group_id = question_groups[0]?.group_id ?? ''
  return { page_key: 'page', title: 'Page', start_group_id, question_groups, ...over }
}

export const aContext: Context = { today: '2026-11-15', locale: 'en_US', country: 'USA', application: {} }
