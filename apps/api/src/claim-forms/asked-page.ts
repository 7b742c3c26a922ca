import type { ClaimPage, Question } from '@amparo/catalogue/claim-forms/form-schema'
import { isAsked } from '@amparo/catalogue/claim-forms/form-summary'

type Group = ClaimPage['question_groups'][number]

/** A page with the questions of one country; null when none is left. Groups without questions are skipped. */
export function askedPage(page: ClaimPage, country: string): ClaimPage | null {
  if (!isAsked(page, country)) return null
  const groups = new Map(page.question_groups.map((group) => [group.group_id, withAsked(group, country)]))
  const start = onward(page.start_group_id, groups)
  if (start === null) return null

  // An option that leads to an empty last group still has to lead away from next_group_id: that group stays, without questions.
  const target = (id: string) => onward(id, groups) ?? id
  const question_groups = [...groups.values()].map((group) => ({
    ...group,
    next_group_id: onward(group.next_group_id, groups),
    questions: group.questions.flatMap((one) => withInnerGroup(one, groups)).map((one) => redirected(one, target)),
  }))
  const needed = new Set(question_groups.flatMap(({ questions }) => questions.flatMap(targetsOf)))
  return {
    ...page,
    start_group_id: start,
    question_groups: question_groups.filter(({ group_id, questions }) => questions.length > 0 || needed.has(group_id)),
  }
}

function withAsked(group: Group, country: string): Group {
  return { ...group, questions: group.questions.filter((question) => isAsked(question, country)) }
}

function onward(id: string | null, groups: ReadonlyMap<string, Group>): string | null {
  const group = id === null ? undefined : groups.get(id)
  if (!group) return null
  return group.questions.length > 0 ? group.group_id : onward(group.next_group_id, groups)
}

/** A question with entries begins at the first group inside it that has questions; without one it is not asked. */
function withInnerGroup(question: Question, groups: ReadonlyMap<string, Group>): Question[] {
  const { nested_group_id, any_filled_group_id } = question
  if (nested_group_id === undefined && any_filled_group_id === undefined) return [question]
  const inner = onward(nested_group_id ?? any_filled_group_id ?? null, groups)
  if (inner === null) return []
  return [{ ...question, ...(nested_group_id ? { nested_group_id: inner } : { any_filled_group_id: inner }) }]
}

function redirected(question: Question, target: (id: string) => string): Question {
  const options = question.options.map((option) =>
    option.outcome ? { ...option, outcome: { group_id: target(option.outcome.group_id) } } : option,
  )
  return { ...question, options }
}

function targetsOf({ options }: Question): string[] {
  return options.flatMap(({ outcome }) => (outcome ? [outcome.group_id] : []))
}
