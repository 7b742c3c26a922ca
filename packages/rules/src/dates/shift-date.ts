import { daysIn, type IsoDate, isoDate } from './iso-date.ts'

export type DateStep = { operator: 'plus' | 'minus'; type: 'days' | 'months' | 'years'; value: number }

/** Calendar arithmetic without a time zone: 31 January plus one month is the last day of February. The result stays within the years 0000 to 9999. */
export function shiftDate(date: IsoDate, { operator, type, value }: DateStep): IsoDate {
  const steps = operator === 'plus' ? value : -value
  if (type === 'days') return withinYears(new Date(Date.parse(`${date}T00:00:00Z`) + steps * 86_400_000), steps)
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + (type === 'years' ? steps * 12 : steps)
  const year = Math.floor(months / 12)
  if (!(year >= 0 && year <= 9999)) return steps < 0 ? firstDay : lastDay
  const month = months - year * 12 + 1

  return isoDate(year, month, Math.min(Number(date.slice(8)), daysIn(month, year)))
}

const firstDay = '0000-01-01'
const lastDay = '9999-12-31'

function withinYears(moment: Date, steps: number): IsoDate {
  const year = moment.getUTCFullYear()
  return year >= 0 && year <= 9999 ? moment.toISOString().slice(0, 10) : steps < 0 ? firstDay : lastDay
}
