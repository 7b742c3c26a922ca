import type { ClaimPage, Question } from '@amparo/contract/claim-forms'

const TYPES = [
  'text',
  'text',
  'date_picker',
  'text',
  'dropdown',
  'integer',
  'radio',
  'text',
  'long_text',
  'checkbox',
] as const

/** A page with `count` questions after a radio button that reveals twenty more. The mix of question types is that of our forms. */
export function definition(count: number): ClaimPage {
  const steering = question(0, 'radio')
  steering.question_key = 'steering'
  steering.options = ['no', 'yes'].map((value) => option(value, value === 'yes' ? 'revealed' : null))

  return {
    page_key: 'bench',
    title: 'Bench',
    start_group_id: 'first',
    question_groups: [
      { group_id: 'first', questions: [steering], next_group_id: 'rest' },
      { group_id: 'revealed', questions: questions(20, 'more'), next_group_id: 'rest' },
      { group_id: 'rest', questions: questions(count - 1, 'q'), next_group_id: null },
    ],
  }
}

function questions(count: number, start: string): Question[] {
  return Array.from({ length: count }, (_, at) => {
    const one = question(at, TYPES[at % TYPES.length] as string)
    return { ...one, question_key: `${start}_${at}` }
  })
}

function question(at: number, question_type: string): Question {
  const isChoice = /dropdown|radio|checkbox/.test(question_type)

  return {
    question_key: '',
    question_type,
    data_type: isChoice ? 'choice' : 'string',
    title: `What is the answer to question ${at}?`,
    help_text: 'As it is written on the receipt that you got.',
    sub_text: null,
    placeholder: null,
    other_title: null,
    required: true,
    error_message: 'Answer this question.',
    default_value: null,
    options: isChoice ? ['one', 'two', 'three', 'four'].map((value) => option(value, null)) : [],
    validations: question_type === 'text' ? [rule('max_length', 80)] : [],
    tags: [],
    nested_group_id: null,
    any_filled_group_id: null,
    related_question_key: null,
  }
}

function option(value: string, group_id: string | null) {
  return {
    value,
    title: `The option ${value}`,
    is_selected: false,
    outcome: group_id ? { group_id } : null,
    analytics: null,
  }
}

function rule(name: string, value: number) {
  return { rule: name, value, modifier: null, error_message: null, custom_error_message: null }
}
