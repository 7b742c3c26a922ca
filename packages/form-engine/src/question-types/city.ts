import { writtenText } from '../written-text.ts'

export const city = writtenText({ hasLines: false })
