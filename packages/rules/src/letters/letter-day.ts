import { isIsoDate } from '../dates/iso-date.ts'

/** The first and last day that the date pickers offer (claims specification §5). */
const FIRST_DAY = '1924-01-01'
const LAST_DAY = '2080-12-31'

export function isLetterDay(text: string): boolean {
  return isIsoDate(text) && text >= FIRST_DAY && text <= LAST_DAY
}
