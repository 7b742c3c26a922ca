import type { PageAnswers, Question } from '@amparo/contract/claim-forms'
import { typeOf } from '../question-types.ts'
import { isHidden } from './hidden-answers.ts'
import { own } from './is-record.ts'

/** The questions that these answers lead to, on a page or in an entry. */
export type Asked = (answers: PageAnswers) => readonly Question[]

type Taken = {
  answers: PageAnswers
  /** Choices that the person has to make, each with the answers as they would be with its options. */
  undecided: { key: string; ways: PageAnswers[] }[]
}

/**
 * A form may get a new choice in front of questions that everybody was asked. A draft from before has their answers but not the choice,
 * so the only option that leads to more of its answers is taken. If several do, or if it leads away from others, the choice is undecided.
 */
export function takeOnlyOption(asked: Asked, answers: PageAnswers): Taken {
  const before = answeredKeys(asked, answers)
  const undecided: Taken['undecided'] = []

  for (const question of asked(answers)) {
    const { question_key: key, options } = question
    if (isAnswered(question, answers) || isHidden(question)) continue
    const ways = options
      .filter(({ value }) => typeOf(question)?.fits(value, question))
      .map(({ value }) => ({ ...answers, [key]: value }))
      .filter((way) => answeredKeys(asked, way).some((one) => one !== key && !before.includes(one)))
    const [way, another] = ways
    if (way === undefined) continue
    const after = answeredKeys(asked, way)
    if (!another && before.every((one) => after.includes(one))) return takeOnlyOption(asked, way)
    undecided.push({ key, ways })
  }
  return { answers, undecided }
}

function answeredKeys(asked: Asked, answers: PageAnswers): string[] {
  return asked(answers)
    .filter((question) => isAnswered(question, answers))
    .map(({ question_key }) => question_key)
}

function isAnswered(question: Question, answers: PageAnswers): boolean {
  return typeOf(question)?.isEmpty(own(answers, question.question_key)) === false
}
