import { writtenText } from '../written-text.ts'

export const line2 = writtenText({ hasLines: false })
