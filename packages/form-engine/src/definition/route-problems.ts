import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { type FormProblem, repeatedItems } from './form-problem.ts'
import { innerGroupId } from './groups-of.ts'

/** Groups that are missing, that appear twice, or in which two questions decide what comes next. */
export function routeProblems({ page_key, start_group_id, question_groups }: ClaimPage): FormProblem[] {
  const known = new Set(question_groups.map(({ group_id }) => group_id))
  const missing = (id: string | null) => (id === null || known.has(id) ? [] : [`leads to ${id}, which is not there`])
  const problems: FormProblem[] = known.has(start_group_id)
    ? []
    : [{ at: page_key, problem: `starts at ${start_group_id}, which is not there` }]

  for (const repeated of repeatedItems(question_groups, ({ group_id }) => group_id))
    problems.push({ at: `${page_key}.${repeated.group_id}`, problem: 'stands twice' })
  for (const { group_id, questions, next_group_id } of question_groups) {
    const at = `${page_key}.${group_id}`
    const leading = questions.filter(hasOutcome)
    const here = missing(next_group_id)
    if (leading.length > 1) here.push('has two questions that lead on')
    problems.push(...here.map((problem) => ({ at, problem })))
    for (const question of questions) {
      const targets = [...question.options.map(({ outcome }) => outcome?.group_id ?? null), innerGroupId(question)]
      const there = targets.flatMap(missing)
      problems.push(...there.map((problem) => ({ at: `${at}.${question.question_key}`, problem })))
    }
  }
  return problems
}

function hasOutcome({ options }: Question): boolean {
  return options.some(({ outcome }) => outcome !== null)
}
