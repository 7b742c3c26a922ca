import type { Answer, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'

/** What a type may want to know of the question whose answer it has in hand. */
export type About = {
  question: Question
  /** Characters that are taken out of every text (C-X28). */
  stripped?: RegExp | undefined
  /** Makes the answers of a group inside this question regular. */
  record: (row: Readonly<Record<string, unknown>>) => PageAnswers
}

/** What parseAnswer gives for text that cannot be an answer. A symbol, because "invalid" is a fine answer to a text question. */
export const invalid = Symbol('invalid')
export type Parsed = Answer | undefined | typeof invalid

/**
 * One kind of question. None of these throws, whatever the value is: answers come from drafts, from other versions of the
 * form and from strangers.
 */
export type QuestionType = {
  isEmpty: (value: unknown) => boolean
  /** The answer as it is stored and sent; undefined when it is empty or of another kind altogether. Normalising twice changes nothing. */
  normalise: (value: unknown, about: About) => Answer | undefined
  /** Whether a normalised answer is one: `2026-02-31` is a text, though no day. */
  fits: (answer: Answer, question: Question, phone?: (text: string) => boolean) => boolean
  /** What a person typed, as the stored value. What does not fit afterwards is invalid. */
  parse: (raw: unknown, about: About, locale: Locale) => Answer | undefined
  /** Gets only what fits. */
  display: (answer: Answer, question: Question, locale: Locale) => string
}
