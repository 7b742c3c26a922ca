import type { ClaimPage, QuestionGroup } from '@amparo/contract/claim-forms'
import type { FormProblem } from './form-problem.ts'
import { innerGroupId } from './groups-of.ts'

/** Groups that can lead back to themselves with some answers, or that contain themselves. */
export function cycleProblems({ page_key, question_groups }: ClaimPage): FormProblem[] {
  const groups = new Map(question_groups.map((group) => [group.group_id, group]))
  const state = new Map<string, 'open' | 'done'>()
  const problems: FormProblem[] = []

  for (const { group_id } of question_groups) {
    // A stack of its own instead of recursion: ten thousand groups in a row would overflow the call stack.
    const stack = [{ id: group_id, isLeaving: false }]
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { id, isLeaving } = step
      const group = groups.get(id)
      if (isLeaving) state.set(id, 'done')
      if (isLeaving || !group || state.has(id)) continue
      state.set(id, 'open')
      stack.push({ id, isLeaving: true })
      for (const next of targetsOf(group)) {
        if (state.get(next) === 'open') problems.push({ at: `${page_key}.${id}`, problem: `leads back to ${next}` })
        else stack.push({ id: next, isLeaving: false })
      }
    }
  }
  return problems
}

function targetsOf({ questions, next_group_id }: QuestionGroup): Set<string> {
  const outcomes = questions.flatMap(({ options }) => options.map(({ outcome }) => outcome?.group_id))
  return new Set([next_group_id, ...outcomes, ...questions.map(innerGroupId)].filter((id) => typeof id === 'string'))
}
