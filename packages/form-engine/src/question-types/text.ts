import { writtenText } from '../written-text.ts'

export const text = writtenText({ hasLines: false })
