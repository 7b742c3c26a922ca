import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import { LocaleCode } from '@amparo/contract/primitives'
import * as z from 'zod'

const CountryCode = z.string().regex(/^[A-Z]{3}$/)
const DocumentId = z.string().regex(/^DOC\d{3}$/)
const DaysAgo = z.int().min(0).max(2_000)
const happened = { days_ago: DaysAgo, note: z.string().min(1).optional() }

/** What became of a claim after it was sent, oldest first. */
const Happened = z.union([
  z.strictObject({ ...happened, status: z.enum(claimStatuses) }),
  z.strictObject({ ...happened, requested: DocumentId }),
  z.strictObject({ ...happened, sent: DocumentId }),
  z.strictObject({ ...happened, received: DocumentId }),
])
export type Happened = z.output<typeof Happened>

/** A claim for each of its countries; its number there begins with the country. */
const Claim = z.strictObject({
  number: z.string().regex(/^[A-Z0-9]{1,22}$/),
  countries: z.array(CountryCode).min(1),
  benefit_code: z.string().regex(/^[A-Z]{3}$/),
  loss_days_ago: DaysAgo,
  sent_days_ago: DaysAgo,
  sent: z.array(DocumentId),
  history: z.array(Happened),
  shows: z.string().min(1),
})

export const DemoClaimsFile = z.strictObject({
  cardholders: z.array(
    z.strictObject({
      country: CountryCode,
      card: z.string().regex(/^[\d ]+$/),
      language_code: LocaleCode,
      cardholder_details: z.record(z.string(), z.string()),
    }),
  ),
  /** What the files are called that people sent. */
  files: z.record(DocumentId, z.string().min(1)),
  claims: z.array(Claim).min(1),
})
