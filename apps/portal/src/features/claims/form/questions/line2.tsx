import { writtenQuestion } from '../written-question.tsx'

export const Line2 = writtenQuestion(() => ({ autoComplete: 'address-line2' }))
