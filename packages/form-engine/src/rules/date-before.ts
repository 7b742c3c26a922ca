import { dateRule } from '../compare-dates.ts'

/** C-107. */
export const dateBefore = dateRule((date, bound) => date < bound)
