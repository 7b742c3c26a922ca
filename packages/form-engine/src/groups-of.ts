import type { ClaimPage, Question, QuestionGroup } from '@amparo/contract/claim-forms'
import { typeOf } from './question-types.ts'

type Groups = ReadonlyMap<string, QuestionGroup>

/** A definition never changes once it is read, so that its index is made once. */
const known = new WeakMap<ClaimPage, Groups>()

export function groupsOf(page: ClaimPage): Groups {
  const found = known.get(page)
  if (found) return found
  const groups = new Map(page.question_groups.map((group) => [group.group_id, group]))
  known.set(page, groups)
  return groups
}

/** The group inside a nested_group_list or an any_filled_group_list. */
export function innerGroupId(question: Question): string | null {
  if (question.question_type === 'nested_group_list') return question.nested_group_id
  return question.question_type === 'any_filled_group_list' ? question.any_filled_group_id : null
}

/** The questions of one row, all of them: a group inside a question leads nowhere. */
export function innerQuestions(page: ClaimPage, question: Question): Question[] {
  return (groupsOf(page).get(innerGroupId(question) ?? '')?.questions ?? []).filter(typeOf)
}
