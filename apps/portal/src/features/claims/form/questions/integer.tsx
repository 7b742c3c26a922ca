import { writtenQuestion } from '../written-question.tsx'

/** A text field: number fields change their value under a scrolling finger and read every comma their own way. */
export const Integer = writtenQuestion(() => ({ inputMode: 'numeric', className: 'answer answer-short' }))
