import { writtenQuestion } from '../written-question.tsx'

export const City = writtenQuestion(() => ({ autoComplete: 'address-level2' }))
