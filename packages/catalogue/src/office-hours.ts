import { OfficeHours } from '@amparo/contract/contact'
import * as z from 'zod/mini'

/** The contract's office hours, with what an answer of the API need not be asked for. */
export const CheckedOfficeHours = OfficeHours.check(
  z.refine(({ timeZone }) => isTimeZone(timeZone), {
    path: ['timeZone'],
    error: 'must be a time zone such as America/Sao_Paulo',
  }),
  z.refine(({ weekly }) => weekly.every(({ opens, closes }) => opens < closes), {
    path: ['weekly'],
    error: 'must open before it closes',
  }),
)

const timeZones = new Set(Intl.supportedValuesOf('timeZone'))

/** The list has one name for each zone; only a formatter knows the others. The list saves half a millisecond for each country. */
function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
