import { writtenText } from '../written-text.ts'

export const longText = writtenText({ hasLines: true })
