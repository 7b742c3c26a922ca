import { writtenText } from '../written-text.ts'

export const line1 = writtenText({ hasLines: false })
