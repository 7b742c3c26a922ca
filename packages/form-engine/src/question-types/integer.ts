import { anyNumber } from '../any-number.ts'

/** C-119: no decimals. */
export const integer = anyNumber(() => 0)
