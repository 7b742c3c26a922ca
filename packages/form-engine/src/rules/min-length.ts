import { lengthRule } from '../compare-length.ts'

/** C-100. */
export const minLength = lengthRule((length, bound) => length < bound)
