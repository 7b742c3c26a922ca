import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { shownAnswers } from '@amparo/form-engine/answers/shown-answers'
import type { Context } from '@amparo/form-engine/context'
import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'

/** `onBroken` is called for a text that is not valid Liquid. */
export type RenderText = (
  text: string,
  answers: Readonly<Record<string, unknown>>,
  onBroken?: (error: unknown) => void,
) => string
type Options = {
  page: ClaimPage
  render: RenderText
  context: () => Context
  values: () => PageAnswers
  onBroken?: (text: string) => void
}

const texts = ['title', 'help_text', 'sub_text', 'placeholder', 'other_title', 'error_message'] as const

/**
 * Fills answers into the texts of questions that are Liquid templates (C-075). A question whose texts have not changed stays the
 * same object, so that it does not render again.
 */
export function questionTexts({ page, render, context, values, onBroken }: Options) {
  const templates = page.question_groups.flatMap(({ questions }) => questions.filter(hasLiquid))
  const words = new Set(templates.flatMap((question) => texts.flatMap((text) => question[text]?.match(/\w+/g) ?? [])))
  const rendered = new Map<Question, Question>()

  function fillIn(question: Question, answers: Readonly<Record<string, string>>): Question {
    const next = { ...question }
    for (const text of texts) {
      const template = question[text]
      next[text] = template === null ? (null as never) : render(template, answers, () => onBroken?.(template))
    }
    const last = rendered.get(question)
    if (last && texts.every((text) => last[text] === next[text])) return last
    rendered.set(question, next)
    return next
  }

  /** All answers as people write them. Answers of other pages come without their questions: a date is recognized by its shape. */
  function writtenAnswers(given = values()): Record<string, string> {
    const { application, locale } = context()
    const elsewhere = Object.entries(application).flatMap(([key, answers]) =>
      key === page.page_key ? [] : Object.entries(answers),
    )
    const plain = elsewhere.flatMap(([key, answer]) =>
      typeof answer === 'string' || typeof answer === 'number'
        ? [[key, isIsoDate(String(answer)) ? formatDate(String(answer), locale) : String(answer)] as const]
        : [],
    )
    return { ...Object.fromEntries(plain), ...shownAnswers([page], { [page.page_key]: given }, locale) }
  }

  return {
    one: (question: Question): Question => (hasLiquid(question) ? fillIn(question, writtenAnswers()) : question),
    all: (questions: readonly Question[]): readonly Question[] => {
      if (templates.length === 0) return questions
      const answers = writtenAnswers()
      return questions.map((question) => (hasLiquid(question) ? fillIn(question, answers) : question))
    },
    written: writtenAnswers,
    /** Whether a text may contain the answer with this key. */
    dependOn: (key: string) => words.has(key),
  }
}

export function hasLiquid({ tags }: Question): boolean {
  return tags.includes('liquid_parsing')
}
