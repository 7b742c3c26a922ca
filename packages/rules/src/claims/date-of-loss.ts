import { type IsoDate, isIsoDate, shiftDate } from '../dates/iso-date.ts'

/** Claims specification §5 and §9. */
const OLDEST_LOSS_YEARS = 50

type Cover = { benefit_effective_date: IsoDate | null; benefit_expiration_date: IsoDate | null }

/** What is missing or no date has a message of its own, every other rule the ineligible-date message (C-X23). */
export type DateOfLossProblem = 'required' | 'invalid' | 'ineligible'

/** Claims specification §5, "Start claim date": the first broken rule, or null. A shorter text than a date is none [C-024]. */
export function dateOfLossProblem(
  date: string,
  { cover, today }: { cover: Cover; today: IsoDate },
): DateOfLossProblem | null {
  if (date === '') return 'required'
  if (!isIsoDate(date)) return 'invalid'
  const isWithin =
    date <= today &&
    date >= shiftDate(today, { operator: 'minus', type: 'years', value: OLDEST_LOSS_YEARS }) &&
    date >= (cover.benefit_effective_date ?? date) &&
    date <= (cover.benefit_expiration_date ?? date)
  return isWithin ? null : 'ineligible'
}
