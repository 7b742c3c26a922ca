import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import { someInPieces } from './in-pieces.ts'

export const hasCardInside = (text: string): Promise<boolean> => someInPieces(text, hasCardNumber)
