import { useCurrency } from '../use-currency.ts'
import { writtenQuestion } from '../written-question.tsx'

export const Decimal = writtenQuestion(() => ({ inputMode: 'decimal', className: 'answer answer-short' }), useCurrency)
