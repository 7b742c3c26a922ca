import { Benefit } from '@amparo/contract/benefits'
import { OfficeHours } from '@amparo/contract/contact'
import { Country } from '@amparo/contract/countries'
import { LocaleCode } from '@amparo/contract/primitives'
import * as z from 'zod'

/** What stands in the files. Unknown keys are refused everywhere: a misspelt key must not pass as a default. */
export const CountryFile = z
  .strictObject({
    ...Country.shape,
    /** C-270, C-271, C-X55: whether the country's own numbers are shown, and those of all the others. */
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

/** The list has one name for each zone. Other names of it only a formatter knows, and to make one takes half a millisecond. */
function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const { name: _, claim_form: _form, ...grantShape } = Benefit.shape
/** A benefit as the files grant it. Its name is content, one for each language; its claim form is a file of its own. */
export const GrantedBenefit = z.strictObject(grantShape)
export type GrantedBenefit = z.output<typeof GrantedBenefit>

const BenefitCode = z.string().regex(/^[A-Z]{3}$/)
const Terms = GrantedBenefit.omit({ benefit_code: true }).partial()

/**
 * Benefits are described in three layers, each over the one before: benefits.json, the product's programme, the product
 * itself. In a layer `every_benefit` comes first, then what it says of one code.
 */
export const Layer = z.strictObject({ every_benefit: Terms.default({}), benefits: z.record(BenefitCode, Terms) })
export type Layer = z.output<typeof Layer>

export const ProgrammesFile = z.record(z.string(), Layer)

/** 8 digits for 16-digit numbers; 6 digits for shorter ones, and for longer ones that no 8-digit range claims. */
const Range = z
  .strictObject({ from: z.string(), to: z.string() })
  .refine(({ from, to }) => /^(\d{6}|\d{8})$/.test(from) && from.length === to.length && from <= to, {
    error: 'from and to must both have 6 or both have 8 digits, the smaller first',
  })

/** How the benefits call answers for the product; `moved` needs the partner it moved to. */
const Status = z.enum(['active', 'phone_only', 'suspended', 'unsupported', 'moved'])

/** The products of one country, which is the name of the file. */
export const ProductsFile = z.array(
  z.strictObject({
    product_code: z.string().regex(/^[A-Z0-9]{3}$/),
    product_name: z.string().min(1),
    ica: z.string().regex(/^\d{4,11}$/),
    ica_legal_name: z.string().min(1),
    ranges: z.array(Range).min(1),
    status: Status.default('active'),
    partner: z.string().optional(),
    is_brand_agnostic: z.boolean().default(false),
    is_prepaid_card: z.boolean().default(false),
    has_downloadable_guide_to_benefits: z.boolean().default(false),
    programme: z.string().nullable(),
    every_benefit: Terms.default({}),
    /** null takes a benefit of the programme away. */
    benefits: z.record(BenefitCode, Terms.nullable()).default({}),
  }),
)
export type ProductEntry = z.output<typeof ProductsFile>[number]

/** How many units of a currency a programme counts for one US dollar; a fixed round figure, not the rate of the day. */
export const CurrenciesFile = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive())

export const PartnersFile = z.record(
  z.string().regex(/^[a-z0-9_]{1,40}$/),
  z.strictObject({ url: z.url({ protocol: /^https$/ }) }),
)

export const NetworksFile = z.strictObject({
  diners: z.strictObject({ number_lengths: z.array(z.int()), prefixes: z.array(z.string().regex(/^\d{2,6}$/)).min(1) }),
})

/** Which content entry describes a benefit where the issuer or the plan decides (portal specification §9). */
export const IssuerListsFile = z.strictObject({
  CEL: z.array(z.strictObject({ entry: z.string().min(1), issuers: z.array(z.string().regex(/^\d{4,11}$/)).min(1) })),
  CDW: z.strictObject({ entry: z.string().min(1) }),
  /** The first whose word stands in the product's name or code holds; the last has no word and takes the rest. */
  MEX: z
    .array(z.strictObject({ plan: z.enum(['black', 'plus']), word: z.string().optional(), entry: z.string().min(1) }))
    .min(1),
})
export type IssuerLists = z.output<typeof IssuerListsFile>

export const DemoCardsFile = z.array(
  z.strictObject({
    number: z.string().regex(/^[\d ]+$/),
    name: z.string().min(1),
    country: z.string().regex(/^[A-Z]{3}$/),
    language: LocaleCode,
    shows: z.string().min(1),
  }),
)
export type DemoCard = z.output<typeof DemoCardsFile>[number]
