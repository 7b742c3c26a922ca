import { Benefit } from '@amparo/contract/benefits'
import * as z from 'zod'

const { name: _, claim_form: _form, ...grantShape } = Benefit.shape
/** A benefit as the files describe it. Its name is content; its claim form is a file of its own. */
export const GrantedBenefit = z.strictObject(grantShape)
export type GrantedBenefit = z.output<typeof GrantedBenefit>

const BenefitCode = z.string().regex(/^[A-Z]{3}$/)
const Terms = GrantedBenefit.omit({ benefit_code: true }).partial()

/**
 * Benefits are described in three layers, each over the one before: benefits.json, the product's programme, the product
 * itself. In a layer `every_benefit` comes first, then the entry of each code.
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

/** How the benefits call answers for the product; `moved` needs a partner. */
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
    /** null removes a benefit of the programme. */
    benefits: z.record(BenefitCode, Terms.nullable()).default({}),
  }),
)
export type ProductEntry = z.output<typeof ProductsFile>[number]

/** How many units of a currency a programme counts for one US dollar: a fixed round figure, not a current rate. */
export const CurrenciesFile = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive())

export const PartnersFile = z.record(
  z.string().regex(/^[a-z0-9_]{1,40}$/),
  z.strictObject({ url: z.url({ protocol: /^https$/ }) }),
)

export const NetworksFile = z.strictObject({
  diners: z.strictObject({ number_lengths: z.array(z.int()), prefixes: z.array(z.string().regex(/^\d{2,6}$/)).min(1) }),
})

/** Which content entry describes a benefit, if that depends on the issuer or the plan (portal specification §9). */
export const IssuerListsFile = z.strictObject({
  CEL: z.array(z.strictObject({ entry: z.string().min(1), issuers: z.array(z.string().regex(/^\d{4,11}$/)).min(1) })),
  CDW: z.strictObject({ entry: z.string().min(1) }),
  /** The first whose word is in the product's name or code applies; the last has no word and applies to the rest. */
  MEX: z
    .array(z.strictObject({ plan: z.enum(['black', 'plus']), word: z.string().optional(), entry: z.string().min(1) }))
    .min(1),
})
export type IssuerLists = z.output<typeof IssuerListsFile>
