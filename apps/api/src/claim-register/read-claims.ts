import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import type { ClaimDetails, ClaimStatus, ClaimSummary, listClaims } from '@amparo/contract/claim-register'
import type { Checked } from '@amparo/contract/endpoint'
import type { AnsweredPage, ClaimReceipt } from '@amparo/contract/submission'
import type { Database } from '@amparo/database/database'
import type { Locale } from '@amparo/rules/locale/locales'
import { answeredPages } from './answered-pages.ts'
import { addClaimEvent } from './claim-events-repository.ts'

type Filters = Omit<Checked<typeof listClaims>['query'], 'limit'>
type Row<T> = { [Key in keyof T]: Key extends `${string}_at` ? Date | Extract<T[Key], null> : T[Key] }
type Answers = {
  language_code: Locale
  application: Application
  answered: AnsweredPage[] | null
  form: ClaimPage[] | null
}
type Found = Row<ClaimSummary> & Answers & { id: string; is_with_session: boolean }
type FoundReceipt = Row<Omit<ClaimReceipt, 'files' | 'pages'>> & Answers & { files: ClaimReceipt['files'] | null }
type Change = { author: string; note?: string | undefined; now: Date }

export type ClaimsRepository = ReturnType<typeof createClaimsRepository>

const SUMMARY = 'claim_number, state, status, benefit_code, product_code, country, date_of_loss, received_at'
const ANSWERS = 'application, answered, claim_form_versions.pages AS form'
const FILTERS = ['state', 'status', 'benefit_code', 'country'] as const

/** The claims as an operator works with them. Every change leaves an event in the same transaction. */
export function createClaimsRepository(database: Database) {
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
      return { claims: page.map(written), next }
    },

    async show(claimNumber: string): Promise<ClaimDetails | null> {
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
      const [payment] = await database.query<Row<NonNullable<ClaimDetails['payment']>>>(
        `SELECT payee_bank_code, account_ending, received_at FROM payment_details
         WHERE claim_id = $1 AND state = 'accepted'`,
        [claim.id],
      )
      return {
        ...written(readable(claim)),
        documents: documents.map(written),
        events: events.map(written),
        payment: payment ? written(payment) : null,
      } as ClaimDetails
    },

    /** These three answer false where there is nothing to change. */
    setStatus: (claimNumber: string, { status, ...change }: { status: ClaimStatus } & Change) =>
      database.transaction(async (tx) => {
        const [claim] = await tx.query<{ id: string }>(
          'UPDATE claims SET status = $2 WHERE claim_number = $1 RETURNING id',
          [claimNumber, status],
        )
        if (claim) await addClaimEvent(tx, claim.id, { kind: 'status', status, ...change })
        return claim !== undefined
      }),

    requestDocument: (claimNumber: string, { document_id, ...change }: { document_id: string } & Change) =>
      database.transaction(async (tx) => {
        const [claim] = await tx.query<{ id: string }>(
          `INSERT INTO claim_documents (claim_id, document_id, requested_at)
           SELECT id, $2, $3 FROM claims WHERE claim_number = $1
           ON CONFLICT (claim_id, document_id) WHERE requested_at IS NOT NULL AND received_at IS NULL DO NOTHING RETURNING claim_id AS id`,
          [claimNumber, document_id, change.now],
        )
        if (claim) await addClaimEvent(tx, claim.id, { kind: 'document_requested', document_id, ...change })
        return claim !== undefined
      }),

    receiveDocument: (claimNumber: string, { document_id, ...change }: { document_id: string } & Change) =>
      database.transaction(async (tx) => {
        const [claim] = await tx.query<{ id: string }>(
          `UPDATE claim_documents SET received_at = $3 FROM claims
           WHERE claims.id = claim_id AND claim_number = $1 AND document_id = $2 AND claim_documents.received_at IS NULL
           RETURNING claim_id AS id`,
          [claimNumber, document_id, change.now],
        )
        if (claim) await addClaimEvent(tx, claim.id, { kind: 'document_received', document_id, ...change })
        return claim !== undefined
      }),

    /** For whoever holds the id of the operation that sent the claim; `idHash` is what of it is stored. */
    async receipt(idHash: string): Promise<ClaimReceipt | null> {
      const [claim] = await database.query<FoundReceipt>(
        `SELECT claim_number, benefit_code, country, language_code, received_at, ${ANSWERS},
           (SELECT jsonb_agg(jsonb_build_object('document_id', document_id, 'file_name', file_name, 'sha256', sha256)
              ORDER BY document_id, file_name)
            FROM claim_documents
            WHERE claim_id = claims.id AND file_id IS NOT NULL AND claim_documents.long_operation_id IS NULL) AS files
         FROM claims JOIN long_operations ON long_operations.id = long_operation_id
           LEFT JOIN claim_form_versions ON version = form_version
         WHERE id_hash = $1`,
        [idHash],
      )
      return claim ? ({ ...written(readable(claim)), files: claim.files ?? [] } as ClaimReceipt) : null
    },
  }
}

/** The answers in the words of the form that they were given to. */
function readable<T extends Answers>({ application, answered, form, ...claim }: T) {
  return { ...claim, pages: answered ?? answeredPages(form ?? [], application, claim.language_code) }
}

type Written<T> = {
  [Key in keyof T]: T[Key] extends Date ? string : T[Key] extends Date | null ? string | null : T[Key]
}

/** Moments as text. */
function written<T extends object>(row: T): Written<T> {
  const entries = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value])
  return Object.fromEntries(entries)
}
