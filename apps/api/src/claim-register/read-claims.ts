import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import type { ClaimDetails, ClaimSummary, listClaims } from '@amparo/contract/claim-register'
import type { PolicyClaim } from '@amparo/contract/claim-widget'
import type { Checked } from '@amparo/contract/endpoint'
import type { AnsweredPage, ClaimReceipt } from '@amparo/contract/submission'
import type { Database } from '@amparo/database/database'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Clock } from '../platform/clock.ts'
import { answeredPages } from './answered-pages.ts'

type Filters = Omit<Checked<typeof listClaims>['query'], 'limit'>
type Row<T> = { [Key in keyof T]: Key extends `${string}_at` ? Date | Extract<T[Key], null> : T[Key] }
type Answers = {
  language_code: Locale
  application: Application
  answered: AnsweredPage[] | null
  form: ClaimPage[] | null
}
type Found = Row<ClaimSummary> & Answers & { id: string; is_with_session: boolean }
type FoundReceipt = Row<Omit<ClaimReceipt, 'files' | 'pages' | 'policy_number'>> &
  Answers & { files: ClaimReceipt['files'] | null; policy_number: string | null; is_closed: boolean }
type ShownClaim = Omit<ClaimDetails, 'payment'> & { id: string }

const DAY_MS = 86_400_000
const SUMMARY = `claim_number, state, status, benefit_code, product_code, country, date_of_loss, received_at,
  (SELECT number FROM policies WHERE policies.id = policy_id) AS policy_number`
const ANSWERS = 'application, answered, claim_form_versions.pages AS form'
const FILTERS = ['state', 'status', 'benefit_code', 'country'] as const

type Options = {
  clock: Clock
  receiptDays: number
  /** The currency of a country's cards. */
  currencyOf: (country: string) => string | undefined
}

/** Claims with their answers, for operators and for the receipt. */
export function createClaimReader(database: Database, { clock, receiptDays, currencyOf }: Options) {
  return {
    /** Newest first, from after the claim with the id `after`. */
    async list({ after, ...filters }: Filters, limit: number) {
      const used = FILTERS.filter((name) => filters[name] !== undefined)
      const where = [
        ...used.map((name, place) => `${name} = $${place + 3}`),
        '($1::uuid IS NULL OR (received_at, id) < (SELECT received_at, id FROM claims WHERE id = $1))',
      ]
      const rows = await database.query<Row<ClaimSummary> & { id: string }>(
        `SELECT id, ${SUMMARY} FROM claims WHERE ${where.join(' AND ')} ORDER BY received_at DESC, id DESC LIMIT $2`,
        [after ?? null, limit + 1, ...used.map((name) => filters[name])],
      )
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null
      return { claims: page.map(withTexts), next }
    },

    /** The registered claims, newest first. */
    async listOfPolicy(policyId: string): Promise<PolicyClaim[]> {
      const rows = await database.query<Row<PolicyClaim>>(
        `SELECT claim_number, status, date_of_loss, received_at FROM claims
         WHERE policy_id = $1 AND state = 'registered' ORDER BY received_at DESC, id DESC LIMIT 100`,
        [policyId],
      )
      return rows.map(withTexts) as PolicyClaim[]
    },

    async show(claimNumber: string): Promise<ShownClaim | null> {
      const [claim] = await database.query<Found>(
        `SELECT id, ${SUMMARY}, language_code, session_hash IS NOT NULL AS is_with_session, ${ANSWERS}
         FROM claims LEFT JOIN claim_form_versions ON version = form_version WHERE claim_number = $1`,
        [claimNumber],
      )
      if (!claim) return null
      const documents = await database.query<Row<ClaimDetails['documents'][number]>>(
        `SELECT document_id, file_name, sha256, requested_at, sent_at, received_at FROM claim_documents
         WHERE claim_id = $1 ORDER BY coalesce(requested_at, sent_at, received_at), document_id, file_name`,
        [claim.id],
      )
      const events = await database.query<Row<ClaimDetails['events'][number]>>(
        `SELECT kind, status, document_id, note, author, happened_at
         FROM claim_events LEFT JOIN unnest(document_ids) WITH ORDINALITY AS asked (document_id, place) ON true
         WHERE claim_id = $1 ORDER BY position, place`,
        [claim.id],
      )
      return {
        ...withTexts(withPages(claim, { withHidden: true, currency: currencyOf(claim.country) })),
        documents: documents.map(withTexts),
        events: events.map(withTexts),
      } as ShownClaim
    },

    /**
     * Finds a receipt by the stored hash of its operation's id. `expired` also means revoked. A duplicate has no receipt, because its answers
     * are not stored.
     */
    async receipt(idHash: string): Promise<ClaimReceipt | 'expired' | null> {
      const oldest = new Date(clock.now().getTime() - receiptDays * DAY_MS)
      const [claim] = await database.query<FoundReceipt>(
        `SELECT claim_number, benefit_code, country, language_code, received_at, ${ANSWERS},
           received_at < $2 OR receipt_revoked_at IS NOT NULL OR erased_at IS NOT NULL AS is_closed,
           (SELECT number FROM policies WHERE policies.id = policy_id) AS policy_number,
           (SELECT jsonb_agg(jsonb_build_object('document_id', document_id, 'file_name', file_name, 'sha256', sha256)
              ORDER BY document_id, file_name)
            FROM claim_documents
            WHERE claim_id = claims.id AND file_id IS NOT NULL AND claim_documents.long_operation_id IS NULL) AS files
         FROM claims JOIN long_operations ON long_operations.id = long_operation_id
           LEFT JOIN claim_form_versions ON version = form_version
         WHERE id_hash = $1 AND state <> 'duplicate'`,
        [idHash, oldest],
      )
      if (!claim) return null
      if (claim.is_closed) return 'expired'
      const {
        policy_number,
        files,
        is_closed: _,
        ...receipt
      } = withTexts(withPages(claim, { currency: currencyOf(claim.country) }))
      return { ...receipt, ...(policy_number && { policy_number }), files: files ?? [] } as ClaimReceipt
    },
  }
}

/** The answers, with the wording of the form that they were given to. */
function withPages<T extends Answers>(
  { application, answered, form, ...claim }: T,
  options: { withHidden?: boolean; currency: string | undefined },
) {
  const shown = { locale: claim.language_code, ...options }
  return { ...claim, pages: answered ?? answeredPages(form ?? [], application, shown) }
}

type WithTexts<T> = {
  [Key in keyof T]: T[Key] extends Date ? string : T[Key] extends Date | null ? string | null : T[Key]
}

/** A row with its dates as ISO strings. */
function withTexts<T extends object>(row: T): WithTexts<T> {
  const entries = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value])
  return Object.fromEntries(entries)
}
