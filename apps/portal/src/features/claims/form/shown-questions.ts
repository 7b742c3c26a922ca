import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { shownAnswers } from '@amparo/form-engine/answers/shown-answers'
import type { Context } from '@amparo/form-engine/context'
import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'

export type RenderText = (text: string, answers: Readonly<Record<string, unknown>>) => string
export type ShownQuestions = {
  page: ClaimPage
  render: RenderText
  context: () => Context
  values: () => PageAnswers
}

const texts = ['title', 'help_text', 'sub_text', 'placeholder', 'other_title', 'error_message'] as const

/** C-075. A question whose texts come out as before stays the same object, so that it is not drawn again. */
export function shownQuestions({ page, render, context, values }: ShownQuestions) {
  const parsed = page.question_groups.flatMap(({ questions }) => questions.filter(isParsed))
  const words = new Set(parsed.flatMap((question) => texts.flatMap((text) => question[text]?.match(/\w+/g) ?? [])))
  const before = new Map<Question, Question>()

  const one = (question: Question, answers = isParsed(question) ? spoken() : {}): Question => {
    if (!isParsed(question)) return question
    const next = { ...question }
    for (const text of texts) next[text] = question[text] === null ? (null as never) : render(question[text], answers)
    const last = before.get(question)
    if (last && texts.every((text) => last[text] === next[text])) return last
    before.set(question, next)
    return next
  }

  const all = (questions: readonly Question[]): readonly Question[] => {
    if (parsed.length === 0) return questions
    const answers = spoken()
    return questions.map((question) => one(question, answers))
  }

  /** Answers of other pages come without their questions: a day is recognised by its shape. */
  function spoken(): Record<string, string> {
    const { application, locale } = context()
    const elsewhere = Object.entries(application).flatMap(([key, answers]) =>
      key === page.page_key ? [] : Object.entries(answers),
    )
    const plain = elsewhere.flatMap(([key, answer]) =>
      typeof answer === 'string' || typeof answer === 'number'
        ? [[key, isIsoDate(String(answer)) ? formatDate(String(answer), locale) : String(answer)] as const]
        : [],
    )
    return { ...Object.fromEntries(plain), ...shownAnswers([page], { [page.page_key]: values() }, locale) }
  }

  return Object.assign(all, { one: (question: Question) => one(question), dependsOn: (key: string) => words.has(key) })
}

export function isParsed({ tags }: Question): boolean {
  return tags.includes('liquid_parsing')
}
