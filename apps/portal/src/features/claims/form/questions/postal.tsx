import { writtenQuestion } from '../written-question.tsx'

export const Postal = writtenQuestion(() => ({ autoComplete: 'postal-code' }))
