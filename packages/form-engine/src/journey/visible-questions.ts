import type { ClaimPage, PageAnswers, Question, QuestionGroup } from '@amparo/contract/claim-forms'
import { isRecord, own } from '../answers/is-record.ts'
import { groupsOf, innerGroupId, questionsOf } from '../definition/groups-of.ts'
import { optionOf } from '../definition/option-of.ts'
import { perDefinition } from '../definition/per-definition.ts'

/** The questions a person is asked on a page, in order, without those of an unknown type (C-074). */
export function visibleQuestions(page: ClaimPage, answers: PageAnswers): Question[] {
  return reachedGroups(page, answers).flatMap(questionsOf)
}

/** The groups a person goes through on a page (C-034, C-036, C-049). A cycle or a missing group ends the journey. */
export function reachedGroups(page: ClaimPage, answers: PageAnswers): QuestionGroup[] {
  return groupsFrom(page.start_group_id, page, answers)
}

/** The questions of one entry, through the groups that its own answers lead to (C-049). */
export function innerQuestions(page: ClaimPage, question: Question, entry: unknown): readonly Question[] {
  const id = innerGroupId(question)
  return id === null ? [] : groupsFrom(id, page, isRecord(entry) ? (entry as PageAnswers) : {}).flatMap(questionsOf)
}

function groupsFrom(start: string, page: ClaimPage, answers: PageAnswers): QuestionGroup[] {
  const groups = groupsOf(page)
  const reached: QuestionGroup[] = []
  let group = groups.get(start)
  while (group && !reached.includes(group)) {
    reached.push(group)
    group = groups.get(nextGroupId(group, answers) ?? '')
  }
  return reached
}

/** The outcome of the chosen option, otherwise next_group_id (C-X27). If two questions have outcomes, the later one decides. */
function nextGroupId(group: QuestionGroup, answers: PageAnswers): string | null {
  let next = group.next_group_id
  for (const question of questionsWithOutcome(group))
    next = optionOf(question, own(answers, question.question_key))?.outcome?.group_id ?? next
  return next
}

const questionsWithOutcome = perDefinition(({ questions }: QuestionGroup): readonly Question[] =>
  questions.filter(({ options }) => options.some(({ outcome }) => outcome)),
)
