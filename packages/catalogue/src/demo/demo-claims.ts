import { fileURLToPath } from 'node:url'
import { LocaleCode } from '@amparo/contract/primitives'
import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import * as z from 'zod'
import { readFile } from '../read-file.ts'

const CountryCode = z.string().regex(/^[A-Z]{3}$/)
const DocumentId = z.string().regex(/^DOC\d{3}$/)
const DaysAgo = z.int().min(0).max(2_000)
const happened = { days_ago: DaysAgo, note: z.string().min(1).optional() }

/** What happened to a claim after it was sent. */
const Happened = z.union([
  z.strictObject({ ...happened, status: z.enum(claimStatuses) }),
  z.strictObject({ ...happened, requested: DocumentId }),
  z.strictObject({ ...happened, sent: DocumentId }),
  z.strictObject({ ...happened, received: DocumentId }),
])
type Happened = z.output<typeof Happened>

/** Stands for one claim in each of its countries, where its number begins with the country. */
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

const DemoClaimsFile = z.strictObject({
  cardholders: z.array(
    z.strictObject({
      country: CountryCode,
      card: z.string().regex(/^[\d ]+$/),
      language_code: LocaleCode,
      cardholder_details: z.record(z.string(), z.string()),
    }),
  ),
  /** The names of the files that people sent. */
  files: z.record(DocumentId, z.string().min(1)),
  claims: z.array(Claim).min(1),
})

type File = z.output<typeof DemoClaimsFile>
type DemoFile = { document_id: string; file_name: string }

export type DemoClaim = File['cardholders'][number] &
  Omit<File['claims'][number], 'number' | 'countries' | 'sent' | 'history'> & {
    claim_number: string
    sent: DemoFile[]
    history: (Exclude<Happened, { sent: string }> | (Extract<Happened, { sent: string }> & { file_name: string }))[]
  }

/** Claims of invented people with demo cards, in every status; only for standalone mode and tests. */
export function loadDemoClaims(): DemoClaim[] {
  const path = fileURLToPath(new URL('../..', import.meta.url))
  const { cardholders, files, claims } = readFile({ path, label: '' }, 'demo-claims.json', DemoClaimsFile)
  const fileOf = (document_id: string) => files[document_id] ?? `${document_id.toLowerCase()}.pdf`

  return cardholders.flatMap((cardholder) =>
    claims
      .filter(({ countries }) => countries.includes(cardholder.country))
      .map(({ number, countries: _, sent, history, ...claim }) => ({
        ...cardholder,
        ...claim,
        claim_number: `${cardholder.country}${number}`,
        sent: sent.map((document_id) => ({ document_id, file_name: fileOf(document_id) })),
        history: history.map((one) => ('sent' in one ? { ...one, file_name: fileOf(one.sent) } : one)),
      })),
  )
}
