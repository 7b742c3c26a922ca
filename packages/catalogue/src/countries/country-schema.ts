import { OfficeHours } from '@amparo/contract/contact'
import { Country } from '@amparo/contract/countries'
import * as z from 'zod'

/** A file of data/countries. Unknown keys are refused, as in all files, so that a misspelt key does not pass as a default. */
export const CountryFile = z
  .strictObject({
    ...Country.shape,
    /** Whether the country's own numbers are shown (C-270), and those of all other countries (C-271, C-X55). */
    contact: z.strictObject({ isLocalised: z.boolean(), isListFull: z.boolean(), hours: OfficeHours }),
  })
  .refine(({ contact }) => isTimeZone(contact.hours.timeZone), {
    path: ['contact', 'hours', 'timeZone'],
    error: 'must be a time zone such as America/Sao_Paulo',
  })
  .refine(({ contact }) => contact.hours.weekly.every(({ opens, closes }) => opens < closes), {
    path: ['contact', 'hours', 'weekly'],
    error: 'must open before it closes',
  })
  .refine(({ languages }) => new Set(languages).size === languages.length, {
    path: ['languages'],
    error: 'must not name a language twice',
  })

export type CatalogueCountry = z.output<typeof CountryFile>

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
