import type { Answer, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'

/** What a type may need to know about the question it handles an answer of. */
export type AboutQuestion = {
  question: Question
  /** Characters to remove from every text (C-X28). */
  stripped?: RegExp | undefined
  /** Normalises an entry of the group inside this question. */
  normaliseEntry: (entry: Readonly<Record<string, unknown>>) => PageAnswers
}

/** The result of parseAnswer for text that cannot be an answer. A symbol, because "invalid" is a fine answer to a text question. */
export const invalid = Symbol('invalid')
export type Parsed = Answer | undefined | typeof invalid

/**
 * How one type of question handles its answers. None of these functions throws, whatever the value: answers come from drafts, from other versions of
 * the form and from attackers.
 */
export type QuestionType = {
  isEmpty: (value: unknown) => boolean
  /** The answer in its stored form, or undefined if it is empty or of another kind altogether. Normalising twice changes nothing. */
  normalise: (value: unknown, about: AboutQuestion) => Answer | undefined
  /** Whether a normalised answer is valid: `2026-02-31` is a text but not a date. */
  fits: (answer: Answer, question: Question, phone?: (text: string) => boolean) => boolean
  /** The stored form of what a person typed. If the result does not fit, the text was invalid. */
  parse: (raw: unknown, about: AboutQuestion, locale: Locale) => Answer | undefined
  /** The text to show for an answer that fits. */
  display: (answer: Answer, question: Question, locale: Locale) => string
}
