import type { Answer, Application, PageAnswers } from '@amparo/contract/claim-forms'
import { SENSITIVE } from '../definition/sensitive-problems.ts'
import { confirmKey } from './extra-fields.ts'
import { isRecord } from './is-record.ts'

/** How many characters of a sensitive answer are shown. */
export const SHOWN = 3
const HIDDEN = '***'

type Pages = readonly {
  question_groups: readonly { questions: readonly { question_key: string; tags: readonly string[] }[] }[]
}[]
type Fields = Readonly<Record<string, unknown>>

/** The keys of sensitive answers in some forms, those of the fields that repeat them included. */
export function sensitiveKeys(forms: Iterable<{ pages: Pages }>): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { pages } of forms)
    for (const { question_groups } of pages)
      for (const { questions } of question_groups)
        for (const { question_key, tags } of questions)
          if (tags.includes(SENSITIVE)) keys.add(question_key).add(confirmKey(question_key))
  return keys
}

/** The last characters of an answer. One that is too short to hide anything is not shown at all. */
export function maskedAnswer(answer: string): string {
  return answer.startsWith(HIDDEN) ? answer : HIDDEN + (answer.length > SHOWN ? answer.slice(-SHOWN) : '')
}

/** `application` with sensitive answers masked, and `sensitive` with those answers in full, by their place. */
export function splitSensitive(application: Application, keys: ReadonlySet<string>) {
  const sensitive: Record<string, string> = {}

  const masked = (record: Fields, path: string): Fields =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        const place = path === '' ? key : `${path}.${key}`
        if (!keys.has(key) || typeof value !== 'string') return [key, inside(value, place)]
        sensitive[place] = value
        return [key, maskedAnswer(value)]
      }),
    )
  const inside = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item, place) => inside(item, `${path}.${place}`))
    return isRecord(value) ? masked(value, path) : value
  }

  return { application: masked(application, '') as Application, sensitive }
}

/** What may stay of answers when their person is forgotten: amounts and counts, nothing that was typed or chosen. */
export function anonymousAnswers(application: Application): Application {
  return kept(application) as Application
}

function kept(record: Fields): PageAnswers {
  const entries = Object.entries(record).flatMap(([key, value]): [string, Answer][] => {
    if (typeof value === 'number') return [[key, value]]
    if (Array.isArray(value)) return value.every(isRecord) ? [[key, value.map(kept)]] : []
    return isRecord(value) ? [[key, kept(value)]] : []
  })
  return Object.fromEntries(entries)
}
