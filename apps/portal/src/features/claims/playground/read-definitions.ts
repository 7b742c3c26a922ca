import { ClaimPage } from '@amparo/contract/claim-forms'
import { formProblems } from '@amparo/form-engine/definition/form-problems'
import * as z from 'zod/mini'
import { jsonProblem } from './json-problem.ts'

/** `offset` is the place in the text of the page, where that is known. */
export type DefinitionProblem = { at: string; problem: string; offset?: number }
/** Without a problem: the whole form. */
export type Definitions = { pages: readonly ClaimPage[] | null; problems: readonly DefinitionProblem[] }
export type Texts = Readonly<Record<string, string>>

/** A form of which some pages were written anew, by the key they had at first. */
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

/** Where in the text of a page `page.group.question` stands; undefined for another page's. */
export function offsetOf({ at, offset }: DefinitionProblem, pageKey: string, text: string): number | undefined {
  if (offset !== undefined) return at.startsWith(`${pageKey},`) ? offset : undefined
  const [page, group, question] = at.split('.')
  if (page !== pageKey) return undefined
  const name = question !== undefined ? 'question_key' : group !== undefined ? 'group_id' : 'page_key'
  const written = `"${name}": ${JSON.stringify(question ?? group ?? page)}`
  // The last one: of two with the same key it is the second that is one too many.
  const found = text.lastIndexOf(written)
  return found < 0 ? undefined : found
}
