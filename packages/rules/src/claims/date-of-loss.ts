import { type IsoDate, isIsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'

/** The oldest loss that can be claimed (claims specification §5 and §9). */
const OLDEST_LOSS_YEARS = 50

type Cover = { benefit_effective_date: IsoDate | null; benefit_expiration_date: IsoDate | null }

/** A missing date and an invalid one have error messages of their own; all other rules share the ineligible-date message (C-X23). */
export type DateOfLossProblem = 'required' | 'invalid' | 'ineligible'

/** The first rule of "Start claim date" that fails (claims specification §5), or null. An incomplete date is invalid (C-024). */
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
