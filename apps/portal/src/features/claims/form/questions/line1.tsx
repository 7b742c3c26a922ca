import { writtenQuestion } from '../written-question.tsx'

export const Line1 = writtenQuestion(() => ({ autoComplete: 'address-line1' }))
