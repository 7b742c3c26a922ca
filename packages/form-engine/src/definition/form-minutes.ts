import { type QuestionTypeName, secondsToAnswer } from '../question-types.ts'

const SECONDS_PER_DOCUMENT = 45
const SECONDS_TO_REVIEW = 60
const FEWEST_MINUTES = 5

/** How long the before-you-start sheet says a claim takes, for a person who has everything at hand. */
export function formMinutes(form: { questions: readonly QuestionTypeName[]; documents: number }): number {
  const answering = form.questions.reduce((sum, name) => sum + secondsToAnswer(name), 0)
  const all = answering + form.documents * SECONDS_PER_DOCUMENT + SECONDS_TO_REVIEW
  return Math.max(FEWEST_MINUTES, Math.ceil(all / 60))
}
