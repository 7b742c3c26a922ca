import type { PageAnswers, Question } from '@amparo/contract/claim-forms'

type Around = {
  /** The answers of the entry that the amount is in, then those of its page. */
  answers: readonly PageAnswers[]
  /** The card's own. */
  currency: string | undefined
}

/** An amount with the currency that another question asks for, or else the card's own, as beside its field: `100.00 USD`. */
export function withCurrency(shown: string, question: Question, { answers, currency }: Around): string {
  const { data_type, related_question_key: key } = question
  if (data_type !== 'money' || shown === '') return shown
  const chosen = key ? answers.map((record) => record[key]).find((answer) => typeof answer === 'string') : currency
  return chosen ? `${shown} ${chosen}` : shown
}
