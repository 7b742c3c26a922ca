import { noAnswer } from '../no-answer.ts'

export const disclaimer = noAnswer
