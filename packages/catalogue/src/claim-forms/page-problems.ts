import type { ClaimPage, Question, QuestionGroup } from './form-schema.ts'

/** The first group of a page that is missing, part of a cycle or never reached, as `page.group: problem`. */
export function claimPageProblem(page: ClaimPage): string | undefined {
  const groups = new Map(page.question_groups.map((group) => [group.group_id, group]))
  if (groups.size < page.question_groups.length) return `${page.page_key}.${repeatedGroup(page)}: stands twice`

  const problem = missingGroupIn(page, groups) ?? twoOutcomesIn(page) ?? innerGroupProblemIn(page, groups)
  if (problem) return `${page.page_key}.${problem}`

  const cycle = cycleFrom(page.start_group_id, groups)
  if (cycle) return `${page.page_key}.${cycle[0]}: leads back to itself (${cycle.join(' > ')})`
  const reached = reachedFrom(page.start_group_id, groups)
  const unreached = page.question_groups.find(({ group_id }) => !reached.has(group_id))
  return unreached && `${page.page_key}.${unreached.group_id}: is never reached`
}

type Groups = ReadonlyMap<string, QuestionGroup>

const outcomes = ({ options }: Question) => options.flatMap(({ outcome }) => (outcome ? [outcome.group_id] : []))
const inner = (question: Question) =>
  [question.nested_group_id, question.any_filled_group_id].filter((id) => id !== undefined)
const onward = ({ questions, next_group_id }: QuestionGroup) => [
  ...(next_group_id ? [next_group_id] : []),
  ...questions.flatMap((question) => [...outcomes(question), ...inner(question)]),
]

function repeatedGroup({ question_groups }: ClaimPage): string | undefined {
  const ids = question_groups.map(({ group_id }) => group_id)
  return ids.find((id, place) => ids.indexOf(id) < place)
}

function missingGroupIn(page: ClaimPage, groups: Groups): string | undefined {
  const missing = (id: string) => `${id} is not a group of the page`
  if (!groups.has(page.start_group_id)) return `start_group_id: ${missing(page.start_group_id)}`
  for (const { group_id, next_group_id, questions } of page.question_groups) {
    if (next_group_id && !groups.has(next_group_id)) return `${group_id}.next_group_id: ${missing(next_group_id)}`
    for (const question of questions) {
      const unknown = [...outcomes(question), ...inner(question)].find((id) => !groups.has(id))
      if (unknown) return `${group_id}.${question.question_key}: ${missing(unknown)}`
    }
  }
}

/** With outcomes on two questions it would not be clear which of them decides. */
function twoOutcomesIn({ question_groups }: ClaimPage): string | undefined {
  const found = question_groups.find(({ questions }) => questions.filter((one) => outcomes(one).length > 0).length > 1)
  return found && `${found.group_id}: has two questions with outcomes`
}

/** A group inside a question, or one that it leads to, must not be on the page's own path or inside another question. */
function innerGroupProblemIn({ question_groups, start_group_id }: ClaimPage, groups: Groups): string | undefined {
  const onPath = pathFrom(start_group_id, groups)
  const nested = question_groups.flatMap(({ questions }) => questions.flatMap(inner))
  const all = nested.flatMap((id) => [...pathFrom(id, groups)])
  for (const id of all) {
    if (onPath.has(id)) return `${id}: is inside a question and on the path too`
    if (all.indexOf(id) !== all.lastIndexOf(id)) return `${id}: is inside two questions`
  }
}

/** The groups that a group may lead to, without those inside questions. */
function pathFrom(start: string, groups: Groups): Set<string> {
  const path = new Set([start])
  for (const id of path) {
    const group = groups.get(id)
    for (const next of [group?.next_group_id, ...(group?.questions.flatMap(outcomes) ?? [])]) if (next) path.add(next)
  }
  return path
}

function cycleFrom(start: string, groups: Groups): string[] | undefined {
  const harmless = new Set<string>()
  const walk = (id: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id]
    if (harmless.has(id)) return
    for (const next of onward(groups.get(id) as QuestionGroup)) {
      const cycle = walk(next, [...path, id])
      if (cycle) return cycle
    }
    harmless.add(id)
  }
  return walk(start, [])
}

function reachedFrom(start: string, groups: Groups): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of onward(groups.get(id) as QuestionGroup)) reached.add(next)
  return reached
}
