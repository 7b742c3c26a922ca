import { ClaimPage } from '@amparo/contract/claim-forms'
import { formProblems } from '@amparo/form-engine/definition/form-problems'
import * as z from 'zod/mini'
import { jsonProblem } from './json-problem.ts'

/** `offset` is the position in the text of the page, if known. */
export type DefinitionProblem = { at: string; problem: string; offset?: number }
/** `pages` is the whole form, or null if there is a problem. */
export type Definitions = { pages: readonly ClaimPage[] | null; problems: readonly DefinitionProblem[] }
export type Texts = Readonly<Record<string, string>>

/** Reads a form of which some pages were edited. `texts` has the edited ones by their original page key. */
export function readDefinitions(pages: readonly ClaimPage[], texts: Texts): Definitions {
  const readings = pages.map((page) => readPage(page, texts[page.page_key]))
  const unread = readings.flatMap((reading) => (Array.isArray(reading) ? reading : []))
  const read = readings.flatMap((reading) => (Array.isArray(reading) ? [] : [reading]))
  const problems = unread.length > 0 ? unread : formProblems(read)

  return { pages: problems.length > 0 ? null : read, problems }
}

function readPage(page: ClaimPage, text: string | undefined): ClaimPage | DefinitionProblem[] {
  if (text === undefined) return page
  const key = page.page_key
  const wrong = jsonProblem(text)
  if (wrong) {
    const { line, column, problem, offset } = wrong
    return [{ at: `${key}, line ${line}, column ${column}`, problem, offset }]
  }
  const { success, data, error } = z.safeParse(ClaimPage, JSON.parse(text))
  if (success) return data
  return error.issues.map((issue) => ({
    at: [key, ...issue.path].join('.'),
    problem: 'expected' in issue ? `expected ${issue.expected}` : issue.message,
  }))
}

/** The position of `page.group.question` in the text of a page; undefined if the problem is on another page. */
export function offsetOf({ at, offset }: DefinitionProblem, pageKey: string, text: string): number | undefined {
  if (offset !== undefined) return at.startsWith(`${pageKey},`) ? offset : undefined
  const [page, group, question] = at.split('.')
  if (page !== pageKey) return undefined
  const name = question !== undefined ? 'question_key' : group !== undefined ? 'group_id' : 'page_key'
  const written = `"${name}": ${JSON.stringify(question ?? group ?? page)}`
  // The last match: if a key exists twice, the second is the problem.
  const found = text.lastIndexOf(written)
  return found < 0 ? undefined : found
}
