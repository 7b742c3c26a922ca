import { dateRule } from '../compare-dates.ts'

/** C-106. */
export const dateAfter = dateRule((date, bound) => date > bound)
