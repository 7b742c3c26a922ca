import { oneChoice } from '../one-choice.ts'

export const radio = oneChoice
