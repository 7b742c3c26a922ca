import { Country } from '@amparo/contract/countries'
import * as z from 'zod'
import { CheckedOfficeHours } from '../office-hours.ts'

/** A file of data/countries. Unknown keys are refused, as in all files, so that a misspelt key does not pass as a default. */
export const CountryFile = z
  .strictObject({
    ...Country.shape,
    /** Whether the country's own numbers are shown (C-270), and those of all other countries (C-271, C-X55). */
    contact: z.strictObject({ isLocalised: z.boolean(), isListFull: z.boolean(), hours: CheckedOfficeHours }),
  })
  .refine(({ languages }) => new Set(languages).size === languages.length, {
    path: ['languages'],
    error: 'must not name a language twice',
  })

export type CatalogueCountry = z.output<typeof CountryFile>
