import type { ClaimPage, Question, QuestionGroup } from '@amparo/contract/claim-forms'
import { typeOf } from '../question-types.ts'
import { perDefinition } from './per-definition.ts'

export const groupsOf = perDefinition(
  (page: ClaimPage): ReadonlyMap<string, QuestionGroup> =>
    new Map(page.question_groups.map((group) => [group.group_id, group])),
)

/** The questions of a group, without those of an unknown type (C-074). */
export const questionsOf = perDefinition(({ questions }: QuestionGroup): readonly Question[] =>
  questions.filter(typeOf),
)

/** The group inside a nested_group_list or an any_filled_group_list. */
export function innerGroupId(question: Question): string | null {
  if (question.question_type === 'nested_group_list') return question.nested_group_id
  return question.question_type === 'any_filled_group_list' ? question.any_filled_group_id : null
}
