import type { ClaimPage, PageAnswers, QuestionGroup } from '@amparo/contract/claim-forms'
import { groupsOf } from './groups-of.ts'
import { own } from './is-record.ts'

/** The journey through a page (C-034, C-036, C-049). A cycle or a group that is missing ends it. */
export function reachedGroups(page: ClaimPage, answers: PageAnswers): QuestionGroup[] {
  const groups = groupsOf(page)
  const reached = new Set<QuestionGroup>()
  let group = groups.get(page.start_group_id)
  while (group && !reached.has(group)) {
    reached.add(group)
    group = groups.get(nextGroupId(group, answers) ?? '')
  }
  return [...reached]
}

/** C-X27: the outcome of the chosen option, else next_group_id. Where two questions lead on, the later one does. */
function nextGroupId({ questions, next_group_id }: QuestionGroup, answers: PageAnswers): string | null {
  return questions.reduce((next, question) => {
    if (question.options.length === 0) return next
    const answer = own(answers, question.question_key)
    return question.options.find(({ value }) => value === answer)?.outcome?.group_id ?? next
  }, next_group_id)
}
