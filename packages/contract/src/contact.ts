import * as z from 'zod/mini'
import { ContactKind } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { CountryCode } from './primitives.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** When somebody answers, in the office's own time zone. Days as ISO counts them: Monday is 1. */
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

/** `display` is how the country itself writes the number; from abroad it is written with its calling code. */
const ContactNumber = z.object({
  number: z.string(),
  kind: ContactKind,
  display: z.string(),
  isAlwaysOpen: z.boolean(),
})
export type ContactNumber = z.output<typeof ContactNumber>

/** C-270, C-271: `numbers` are the country's own where it has them, `list` is every country's, empty where it is not shown. */
export const getContact = endpoint({
  summary: 'How to reach somebody by phone',
  method: 'GET',
  path: '/api/countries/v1/countries/:country/contact/',
  audience: 'browser',
  params: z.object({ country: CountryCode }),
  answer: z.object({
    numbers: z.array(ContactNumber),
    hours: OfficeHours,
    /** `region` is what Intl knows a name for. */
    list: z.array(z.object({ country: CountryCode, region: z.string(), numbers: z.array(ContactNumber) })),
  }),
  refusals: ['unsupported_country'],
})
