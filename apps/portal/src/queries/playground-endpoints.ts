import { ClaimPage } from '@amparo/contract/claim-forms'
import { endpoint } from '@amparo/contract/endpoint'
import { CountryCode, LocaleCode } from '@amparo/contract/primitives'
import * as z from 'zod/mini'

/** The calls of the form playground. Only the standalone product answers them; they are not part of the product's API. */
export const listForms = endpoint({
  summary: 'Every claim form, country and language there is',
  method: 'GET',
  path: '/dev/api/forms',
  audience: 'browser',
  answer: z.object({
    codes: z.array(z.string()),
    countries: z.array(z.object({ code: CountryCode, languages: z.array(LocaleCode) })),
  }),
  refusals: [],
})

export const readForm = endpoint({
  summary: 'All pages of a claim form, as a country meets it in a language',
  method: 'GET',
  path: '/dev/api/forms/:code/:country/:locale',
  audience: 'browser',
  params: z.object({ code: z.string(), country: CountryCode, locale: LocaleCode }),
  answer: z.object({ pages: z.array(ClaimPage) }),
  refusals: ['unknown_form'],
})
