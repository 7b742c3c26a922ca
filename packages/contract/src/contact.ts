import * as z from 'zod/mini'
import { ContactKind } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { CountryCode } from './primitives.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** When the phone is answered, in the office's own time zone. Monday is day 1, as in ISO 8601. */
export const OfficeHours = z.object({
  timeZone: z.string(),
  weekly: z.array(
    z.object({
      days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1)),
      opens: Time,
      closes: Time,
    }),
  ),
})
export type OfficeHours = z.output<typeof OfficeHours>

const ContactNumber = z.object({ number: z.string(), kind: ContactKind, isAlwaysOpen: z.boolean() })
export type ContactNumber = z.output<typeof ContactNumber>

/** Phone numbers (C-270, C-271): `numbers` are those of the country, `list` those of all countries, empty if the list is not shown. */
export const getContact = endpoint({
  summary: 'Get the phone numbers and office hours of a country',
  method: 'GET',
  path: '/api/countries/v1/countries/:country/contact/',
  audience: 'browser',
  params: z.object({ country: CountryCode }),
  answer: z.object({
    numbers: z.array(ContactNumber),
    hours: OfficeHours,
    /** `region` is the code that Intl has a name for. */
    list: z.array(z.object({ country: CountryCode, region: z.string(), numbers: z.array(ContactNumber) })),
  }),
  refusals: ['unsupported_country'],
})
