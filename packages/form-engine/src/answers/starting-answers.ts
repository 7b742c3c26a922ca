import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { visibleQuestions } from '../journey/visible-questions.ts'
import { typeOf } from '../question-types.ts'
import { own } from './is-record.ts'

type Start = { answers: PageAnswers; invalid: string[] }

/**
 * What the fields of a page start with: existing answers, preselected options (C-048) and default values in their stored form; `render` fills in
 * defaults that are Liquid. A default that does not fit its question is listed in `invalid` and its field stays empty (C-088, C-X29). A
 * preselected option may lead to a group with defaults of its own.
 */
export function startingAnswers(page: ClaimPage, answers: PageAnswers, render: (text: string) => string): Start {
  const invalid = new Set<string>()
  let now = answers
  for (let round = 0; round <= page.question_groups.length; round += 1) {
    const fresh = visibleQuestions(page, now).filter(({ question_key }) => own(now, question_key) === undefined)
    const added = fresh.flatMap((question) => {
      const [answer, isValid] = startOf(question, render)
      if (!isValid) invalid.add(question.question_key)
      return answer === undefined ? [] : [[question.question_key, answer] as const]
    })
    if (added.length === 0) break
    now = { ...now, ...Object.fromEntries(added) }
  }
  return { answers: now, invalid: [...invalid] }
}

function startOf(question: Question, render: (text: string) => string): [answer: Answer | undefined, isValid: boolean] {
  const type = typeOf(question)
  const { default_value, options, tags, question_type } = question
  const text = tags.includes('liquid_parsing') && default_value ? render(default_value) : default_value
  const selected = options.filter(({ is_selected }) => is_selected).map(({ value }) => value)
  const value = question_type === 'checkbox' ? [...selected, ...(text ? [text] : [])] : text || selected[0]
  if (!type || type.isEmpty(value)) return [undefined, true]
  const answer = type.normalise(value, { question, normaliseEntry: () => ({}) })

  return answer !== undefined && type.fits(answer, question) ? [answer, true] : [undefined, false]
}
