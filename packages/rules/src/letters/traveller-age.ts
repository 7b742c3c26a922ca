import type { IsoDate } from '../dates/iso-date.ts'

/** Full months from a birthday to a day. Whoever is born on the 31st is a month older on the first day after a shorter month. */
function monthsBetween(dob: IsoDate, day: IsoDate): number {
  const months = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(day) - months(dob) - (day.slice(8) < dob.slice(8) ? 1 : 0)
}

type Traveller = { dob: IsoDate; relationship: string; isDisabled: string; isStudent: string }
export type AgeProblem = {
  code: 'age_between' | 'age_under' | 'age_months' | 'born_later'
  least?: number
  most?: number
}

const LEAST_ADULT = 18
const MOST_CHILD = 18
const MOST_STUDENT = 23

/** The highest age of an adult, and of a disabled child (C-303, C-304). */
const mostYears = (country: string) => (country === 'AUS' ? 75 : 69)
/** The lowest age of a child; elsewhere there is none (C-307 to C-311). */
const leastMonths: Record<string, number> = { IDN: 6, MYS: 6, TWN: 6, IND: 3 }

/** Whether a traveller's age on the day of departure is covered (C-303 to C-313). Null as long as an answer that decides it is missing. */
export function ageProblem(traveller: Traveller, departure: IsoDate, country: string): AgeProblem | null {
  const { dob, relationship, isDisabled, isStudent } = traveller
  const months = monthsBetween(dob, departure)
  const years = Math.floor(months / 12)
  const most = mostYears(country)
  if (dob > departure) return { code: 'born_later' }
  if (relationship !== 'dependent_child') {
    const isAdult = relationship !== '' && (years < LEAST_ADULT || years > most)
    return isAdult ? { code: 'age_between', least: LEAST_ADULT, most } : null
  }
  if (isDisabled === 'yes') return years > most ? { code: 'age_between', least: 0, most } : null
  if (isDisabled !== 'no') return null
  return childProblem({ months, least: leastMonths[country] ?? 0, isStudent })
}

function childProblem({ months, least, isStudent }: { months: number; least: number; isStudent: string }) {
  if (months < least) return { code: 'age_months', least } as const
  if (isStudent === '') return null
  const most = isStudent === 'yes' ? MOST_STUDENT : MOST_CHILD
  return months >= most * 12 ? ({ code: 'age_under', most } as const) : null
}

const LEAST_CERTIFICATE_YEARS = 14

/** The Mexico certificate: 14 years or older today (C-387). */
export function certificateAgeProblem(dob: IsoDate, today: IsoDate): { code: 'age_least'; least: number } | null {
  const isOldEnough = monthsBetween(dob, today) >= LEAST_CERTIFICATE_YEARS * 12
  return isOldEnough ? null : { code: 'age_least', least: LEAST_CERTIFICATE_YEARS }
}
