import * as z from 'zod/mini'
import { cardRefusals } from './card-refusals.ts'
import { DraftKey } from './draft-keys.ts'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { forUsers } from './marketplace.ts'
import { Dollars, PolicyDetails, policyParams } from './policies.ts'
import { Day } from './primitives.ts'

const name = freeText(80)
const choice = z.optional(z.nullable(freeText(40)))
export const Person = z.object({ first_name: name, last_name: name, birthdate: Day })

export const getQuote = endpoint({
  ...forUsers,
  summary: 'Get a quote',
  method: 'GET',
  path: '/api/v2/marketplace/quote/:id/details/',
  params: policyParams,
  answer: PolicyDetails,
  refusals: [],
})

/** For what is typed about a quote or a policy: for everybody who may see it, in every session. */
export const getQuoteDraftKey = endpoint({
  ...forUsers,
  summary: "Get the server's half of the key to the drafts of a quote",
  method: 'GET',
  path: '/api/v2/marketplace/quote/:id/draft_key/',
  params: policyParams,
  answer: DraftKey,
  refusals: [],
})

export const QuoteUpdate = z.object({
  effective_date: Day,
  beneficiary: z.nullable(freeText(80)),
  spouse: z.nullable(Person),
  children: z.array(Person).check(z.maxLength(12)),
  coverages: z
    .array(
      z.object({
        id: freeText(20),
        level_id: choice,
        coinsurance_id: choice,
        deductible_id: choice,
      }),
    )
    .check(z.maxLength(5)),
  smokes_yn: z.nullable(z.boolean()),
  /** Our addition: the version that was changed. Without it, the change replaces any other. */
  version: z.optional(z.int()),
})
export type QuoteUpdate = z.output<typeof QuoteUpdate>

/**
 * Answers with the whole quote, so that a change needs one response. 423 while another change or the purchase is in progress, and if the quote no
 * longer has the given version: read it again.
 */
export const updateQuote = endpoint({
  ...forUsers,
  summary: 'Change a quote and get its new price',
  method: 'PUT',
  path: '/api/v2/marketplace/quote/:id/',
  params: policyParams,
  body: QuoteUpdate,
  answer: PolicyDetails,
  refusals: ['invalid_quote', 'quote_expired', 'already_purchased', 'quote_locked'],
})

/** An id with an amount or a value, or a plain string; pages accept all three (M-131). */
const option = z.union([
  z.object({ id: z.string(), amount: Dollars }),
  z.object({ id: z.string(), value: z.number() }),
  z.string(),
])
const options = z.array(option).check(z.maxLength(20))
export const CatalogueCoverage = z.object({
  id: z.string(),
  name: z.string(),
  coverage_levels: options,
  deductibles: options,
  coinsurances: options,
})
export type CatalogueCoverage = z.output<typeof CatalogueCoverage>

/** Coverages of the quote's state, without those that the state does not allow (M-119 to M-128). */
export const listQuoteCoverages = endpoint({
  ...forUsers,
  summary: 'List the coverages that a quote can have',
  method: 'GET',
  path: '/api/v2/marketplace/quote/:id/coverages/',
  params: policyParams,
  answer: z.object({ coverages: z.array(CatalogueCoverage).check(z.maxLength(10)) }),
  refusals: [],
})

/** Not an endpoint, as it answers with a PDF, or with a failure in the usual shape. Document ids are OUTLINE_OF_COVERAGE, E_CONSENT and POLICY (M-X35). */
export const QUOTE_DOCUMENT_PATH = '/api/v2/marketplace/quote/:id/documents/:documentType/'

const short = freeText(100, 1)
/** The keys are the specification's own, `line2address` included (M-X21). */
export const BillingAddress = z.object({
  line1Address: short,
  line2address: z.optional(z.nullable(freeText(100))),
  city: short,
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  postalCode: z.string().check(z.regex(/^\d{5}(-?\d{4})?$/)),
})
export type BillingAddress = z.output<typeof BillingAddress>

/** The vault's `source`, in the purchase's spelling: `number` is the processor's reference and `cvv` a fixed word, never digits. */
export const PaymentInfo = z.object({
  number: z.string().check(z.regex(/^(?:sim|pm)_[A-Za-z0-9_.-]{1,100}$/)),
  expiryMonth: z.int().check(z.gte(1), z.lte(12)),
  expiryYear: z.int().check(z.gte(2000), z.lte(2099)),
  name: short,
  cvv: z.literal('provided'),
})
export type PaymentInfo = z.output<typeof PaymentInfo>

/**
 * Happens once: repeated with the same quote, it answers with the same policy. `amount_changed`: the price is no longer `quote_amount`; nothing was
 * charged. `quote_changed`: the price is the same, but the quote no longer has the given version. `invalid_quote`: since a birthday the rules no
 * longer allow it; it has to be changed first. `purchase_in_progress` (423): the processor has not answered yet; read the quote until it is bought
 * or has a `purchase_problem`.
 */
export const purchasePolicy = endpoint({
  ...forUsers,
  summary: 'Buy a policy',
  method: 'POST',
  path: '/api/v2/marketplace/quote/:id/purchase/',
  params: policyParams,
  body: z.object({
    quote_amount: Dollars,
    payment_info: PaymentInfo,
    billing_address: BillingAddress,
    /** The outline of coverage was opened and acknowledged, and the terms agreed to (M-X22). */
    toc_agreement: z.boolean(),
    /** Our addition: the version that the person saw. Without it, only the price is compared. */
    version: z.optional(z.int()),
  }),
  answer: PolicyDetails,
  refusals: [
    'amount_changed',
    'quote_changed',
    'purchase_in_progress',
    'quote_expired',
    'invalid_quote',
    'start_date_passed',
    'outline_not_acknowledged',
    ...cardRefusals,
  ],
})
