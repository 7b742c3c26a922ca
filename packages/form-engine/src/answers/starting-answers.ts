import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { innerGroupId } from '../definition/groups-of.ts'
import { innerQuestions, visibleQuestions } from '../journey/visible-questions.ts'
import { typeOf } from '../question-types.ts'
import { isRecord, own } from './is-record.ts'

type Given = Readonly<Record<string, unknown>>
type Options = {
  locale: Locale
  /** Fills answers into a default value that is Liquid; null if it is not valid Liquid. */
  render: (text: string) => string | null
  /** Whether the question at this path had its chance before: what a person has cleared stays empty. */
  isStarted?: (path: string) => boolean
}
/** By path: the questions that are asked, those whose default value follows other answers, and those whose default does not fit. */
type Start = { answers: PageAnswers; asked: string[]; following: string[]; invalid: string[] }

const DEEPEST = 5

/**
 * What the fields of a page start with: existing answers, preselected options (C-048) and default values in their stored form. A default
 * that does not fit its question, or is not valid Liquid, leaves its field empty (C-088, C-X29). A preselected option may lead to a group
 * with defaults of its own. Entries that exist are filled in too.
 */
export function startingAnswers(page: ClaimPage, answers: PageAnswers, options: Options): Start {
  const asked: string[] = []
  const following: string[] = []
  const invalid: string[] = []

  function startOne(question: Question, value: unknown, path: string, depth: number): unknown {
    asked.push(path)
    if (innerGroupId(question) !== null) return startInner(question, value, path, depth)
    if (value !== undefined || options.isStarted?.(path)) return value
    if (isTemplate(question)) following.push(path)
    const [answer, isValid] = startOf(question, options)
    if (!isValid) invalid.push(path)
    return answer
  }

  function startInner(question: Question, value: unknown, path: string, depth: number): unknown {
    if (depth >= DEEPEST) return value
    const within = (entry: unknown, at: string) =>
      isRecord(entry) ? start((given) => innerQuestions(page, question, given), entry, `${at}.`, depth + 1) : entry
    if (question.question_type === 'nested_group_list') {
      // A list that needs an entry begins with one to fill in.
      const isNew = value === undefined && question.required && !options.isStarted?.(path)
      const entries = isNew ? [{}] : value
      return Array.isArray(entries) ? Array.from(entries, (entry, place) => within(entry, `${path}.${place}`)) : value
    }
    const filled = within(value ?? {}, path)
    return value === undefined && isRecord(filled) && Object.keys(filled).length === 0 ? undefined : filled
  }

  function start(questionsOf: (given: PageAnswers) => readonly Question[], given: Given, at: string, depth: number) {
    const seen = new Set<string>()
    let now = given as PageAnswers
    for (let fresh = questionsOf(now); fresh.length > 0; ) {
      for (const question of fresh) {
        const { question_key: key } = question
        seen.add(key)
        const value = own(now, key)
        const started = startOne(question, value, at + key, depth) as Answer | undefined
        if (started !== value) now = { ...now, [key]: started }
      }
      fresh = questionsOf(now).filter(({ question_key }) => !seen.has(question_key))
    }
    return now
  }

  const started = start((given) => visibleQuestions(page, given), answers, '', 0)
  return { answers: started, asked, following, invalid }
}

function isTemplate({ default_value, tags }: Question): boolean {
  return tags.includes('liquid_parsing') && default_value !== null && /\{[{%]/.test(default_value)
}

function startOf(question: Question, { locale, render }: Options): [answer: Answer | undefined, isValid: boolean] {
  const type = typeOf(question)
  const { default_value, options, question_type } = question
  const hasAnswers = isTemplate(question)
  const text = hasAnswers && default_value ? render(default_value) : default_value
  if (hasAnswers && text === null) return [undefined, false]
  const selected = options.filter(({ is_selected }) => is_selected).map(({ value }) => value)
  // A template is filled with answers as people read them, such as the title of an option.
  const chosen = (hasAnswers && options.find(({ title }) => title === text?.trim())?.value) || text
  const value = question_type === 'checkbox' ? [...selected, ...(chosen ? [chosen] : [])] : chosen || selected[0]
  if (!type || type.isEmpty(value)) return [undefined, true]
  const about = { question, normaliseEntry: () => ({}) }
  const answer = hasAnswers ? type.parse(value, about, locale) : type.normalise(value, about)

  return answer !== undefined && type.fits(answer, question) ? [answer, true] : [undefined, false]
}
