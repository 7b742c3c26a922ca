import { dateAfter } from './date-after.ts'

/** C-109, C-X31: the same check; formProblems sees to it that it has a message of its own. */
export const dateAfterCustomError = dateAfter
