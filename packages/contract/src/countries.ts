import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CountryCode, LocaleCode } from './primitives.ts'

export const ContactKind = z.enum(['toll_free', 'local', 'abroad'])

/** "Per-country configuration", with the keys of portal specification §3. */
export const Country = z.object({
  code: CountryCode,
  region: z.enum(['NAM', 'LAC', 'AP', 'EEMEA']),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  languages: z.array(LocaleCode).check(z.minLength(1)),
  claimStatusSlug: z.string(),
  contactNumbers: z.array(z.object({ number: z.string(), kind: ContactKind })),
  isBenefitsVisible: z.boolean(),
  isClaimStatusVisible: z.boolean(),
  isClaimsVisible: z.boolean(),
  isDisclaimersVisible: z.boolean(),
  isStartClaimEnabled: z.boolean(),
  isPostalCodeRequired: z.boolean(),
  isSurnameRequired: z.boolean(),
  loggedInLinks: z.array(z.enum(['benefits', 'claims', 'claim-status', 'contact', 'marketplace'])),
  loginSuccessPath: z.enum(['/benefits', '/claim-status']),
  insurerLogo: z.enum(['default', 'IND', 'TWN']),
})
export type Country = z.output<typeof Country>

export const getCountry = endpoint({
  summary: 'Get the configuration of a country',
  method: 'GET',
  path: '/api/countries/v1/countries/:country/',
  audience: 'browser',
  params: z.object({ country: CountryCode }),
  answer: Country,
  refusals: ['unsupported_country'],
})

export const listLanguages = endpoint({
  summary: 'List the languages of a country, the preferred one first',
  method: 'GET',
  path: '/api/languages/v1/languages/:country/',
  audience: 'browser',
  params: z.object({ country: CountryCode }),
  answer: z.object({ languages: z.array(LocaleCode) }),
  refusals: ['unsupported_country'],
})
