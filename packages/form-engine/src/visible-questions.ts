import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { questionsOf } from './groups-of.ts'
import { reachedGroups } from './reached-groups.ts'

/** What a person is asked on a page, in order. Questions of an unknown type are left out (C-074). */
export function visibleQuestions(page: ClaimPage, answers: PageAnswers): Question[] {
  return reachedGroups(page, answers).flatMap(questionsOf)
}
