import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { own } from './is-record.ts'
import { typeOf } from './question-types.ts'
import { visibleQuestions } from './visible-questions.ts'

type Start = { answers: PageAnswers; invalid: string[] }

/**
 * What the fields of a page begin with: answers that are there already, options that are preselected (C-048) and default
 * values, in stored form, through `render` where they are Liquid. A default that is no answer to its question is named, and its
 * field stays empty (C-088, C-X29). A preselected option may lead to a group that has defaults of its own.
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
  const answer = type.normalise(value, { question, record: () => ({}) })

  return answer !== undefined && type.fits(answer, question) ? [answer, true] : [undefined, false]
}
