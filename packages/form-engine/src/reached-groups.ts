import type { ClaimPage, PageAnswers, Question, QuestionGroup } from '@amparo/contract/claim-forms'
import { groupsOf } from './groups-of.ts'
import { own } from './is-record.ts'
import { optionOf } from './option-of.ts'
import { perDefinition } from './per-definition.ts'

/** The journey through a page (C-034, C-036, C-049). A cycle or a group that is missing ends it. */
export function reachedGroups(page: ClaimPage, answers: PageAnswers): QuestionGroup[] {
  const groups = groupsOf(page)
  const reached: QuestionGroup[] = []
  let group = groups.get(page.start_group_id)
  while (group && !reached.includes(group)) {
    reached.push(group)
    group = groups.get(nextGroupId(group, answers) ?? '')
  }
  return reached
}

/** C-X27: the outcome of the chosen option, else next_group_id. Where two questions lead on, the later one does. */
function nextGroupId(group: QuestionGroup, answers: PageAnswers): string | null {
  let next = group.next_group_id
  for (const question of leadingQuestions(group))
    next = optionOf(question, own(answers, question.question_key))?.outcome?.group_id ?? next
  return next
}

const leadingQuestions = perDefinition(({ questions }: QuestionGroup): readonly Question[] =>
  questions.filter(({ options }) => options.some(({ outcome }) => outcome)),
)
