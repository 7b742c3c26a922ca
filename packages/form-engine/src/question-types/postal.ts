import { writtenText } from '../written-text.ts'

export const postal = writtenText({ hasLines: false })
