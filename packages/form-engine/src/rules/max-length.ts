import { lengthRule } from '../compare-length.ts'

/** C-101. */
export const maxLength = lengthRule((length, bound) => length > bound)
