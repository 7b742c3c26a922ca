import { noAnswer } from '../no-answer.ts'

export const textNoInput = noAnswer
