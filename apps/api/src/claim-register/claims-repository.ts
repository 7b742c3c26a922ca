import { randomUUID } from 'node:crypto'
import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import type { AnsweredPage } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import type { MailedClaim } from '../claim-mails/create-claim-mails.ts'
import type { ClaimFile } from './claim-documents-repository.ts'
import type { SealedAnswers } from './sealed-answers.ts'

/** A claim is made from a card or from a policy. */
export type ClaimedFrom = { card_id: string | null; policy_id: string | null }

export type ReceivedClaim = ClaimedFrom & {
  fingerprint: string
  benefit_code: string
  product_code: string
  country: string
  language_code: string
  as_of: string
  date_of_loss: string | null
  application: Application
  form_version: string
  /** Of a draft that is on several devices. */
  draft_id: string | null
  session_hash: string | null
  files: readonly ClaimFile[]
  /** Required documents that no file was sent for. */
  missing_documents: readonly string[]
}

type NewClaim = Omit<ReceivedClaim, 'files'> & { long_operation_id: string; received_at: Date }

/**
 * `known`: the same answers were received before. `overtaken`: another transaction was faster; roll back, and in the next they are known.
 * `sent_from_another_device`: another copy of the same draft was received before. `fullUntil`: the claimant has sent as many as a day allows.
 */
export type Insertion =
  | { id: string; isDuplicate: boolean }
  | 'known'
  | 'overtaken'
  | 'sent_from_another_device'
  | { fullUntil: Date }
type Inserted = {
  id: string | null
  duplicate_of: string | null
  is_known: boolean
  is_sent: boolean
  is_counted: boolean
}

type InsertOptions = { answers: SealedAnswers; mostADay: number }

const DAY_MS = 86_400_000
const types = {
  id: 'uuid',
  long_operation_id: 'uuid',
  fingerprint: 'text',
  card_id: 'uuid',
  policy_id: 'uuid',
  benefit_code: 'text',
  product_code: 'text',
  country: 'text',
  language_code: 'text',
  as_of: 'date',
  date_of_loss: 'date',
  form_version: 'text',
  draft_id: 'uuid',
  session_hash: 'text',
  missing_documents: 'text[]',
  received_at: 'timestamptz',
} as const
const columns = Object.keys(types) as (keyof typeof types)[]
const [APPLICATION, SEALED, MOST, DAY_BEFORE] = [1, 2, 3, 4].map((place) => `$${columns.length + place}`)
const given = (column: keyof typeof types) => `$${columns.indexOf(column) + 1}::${types[column]}`
const injured = (key: string) => `coalesce(${APPLICATION}::jsonb -> 'accident_details' ->> '${key}', '')`

/**
 * Counts and writes in one statement, because each round trip costs as much as the whole insert. Whoever updates a claimant's count makes
 * the others wait, so the limit holds for parallel submits in any number of replicas. What is known or too much writes nothing.
 */
const INSERT = `
  WITH known AS (SELECT 1 FROM claims WHERE fingerprint = ${given('fingerprint')}),
  sent AS (SELECT 1 FROM claims WHERE card_id = ${given('card_id')} AND draft_id = ${given('draft_id')}),
  earlier AS (
    SELECT id FROM claims
    WHERE card_id = ${given('card_id')} AND benefit_code = ${given('benefit_code')}
      AND date_of_loss = ${given('date_of_loss')} AND state = 'registered'
    UNION ALL
    SELECT id FROM claims
    WHERE policy_id = ${given('policy_id')} AND benefit_code = ${given('benefit_code')}
      AND date_of_loss = ${given('date_of_loss')} AND state = 'registered'
      AND injured = ${injured('injured_role')} || ' ' || lower(${injured('injured_first_name')})
    LIMIT 1
  ),
  counted AS (
    INSERT INTO claim_counts AS counts (claimant_id, since, claims)
    SELECT coalesce(${given('card_id')}, ${given('policy_id')}), ${given('received_at')}, 1
    WHERE NOT EXISTS (SELECT 1 FROM known) AND NOT EXISTS (SELECT 1 FROM sent)
    ON CONFLICT (claimant_id) DO UPDATE SET
      claims = CASE WHEN counts.since > ${DAY_BEFORE}::timestamptz THEN counts.claims + 1 ELSE 1 END,
      since = CASE WHEN counts.since > ${DAY_BEFORE}::timestamptz THEN counts.since ELSE excluded.since END
    WHERE counts.claims < ${MOST}::integer OR counts.since <= ${DAY_BEFORE}::timestamptz
    RETURNING 1
  ),
  inserted AS (
    INSERT INTO claims (${columns.join(', ')}, application, sealed_answers, duplicate_of)
    SELECT ${columns.map(given).join(', ')},
      CASE WHEN earlier.id IS NULL THEN ${APPLICATION}::jsonb ELSE '{}'::jsonb END,
      CASE WHEN earlier.id IS NULL THEN ${SEALED}::text END, earlier.id
    FROM counted LEFT JOIN earlier ON true
    ON CONFLICT DO NOTHING RETURNING id, duplicate_of
  )
  SELECT (SELECT id FROM inserted), (SELECT duplicate_of FROM inserted),
    EXISTS (SELECT 1 FROM known) AS is_known, EXISTS (SELECT 1 FROM sent) AS is_sent, EXISTS (SELECT 1 FROM counted) AS is_counted`

/** Stores a claim. One of a loss that is registered already refers to that claim, and its answers are not stored again. */
export async function insertClaim(
  tx: Queryable,
  claim: NewClaim,
  { answers, mostADay }: InsertOptions,
): Promise<Insertion> {
  const { received_at: now } = claim
  const row = { ...claim, id: randomUUID() }
  const { application, sealed_answers } = answers.seal(claim.application, row.id)
  const [inserted] = await tx.query<Inserted>(INSERT, [
    ...columns.map((column) => row[column]),
    JSON.stringify(application),
    sealed_answers,
    mostADay,
    new Date(now.getTime() - DAY_MS),
  ])
  const { id, duplicate_of, is_known, is_sent, is_counted } = inserted as Inserted
  if (id) return { id, isDuplicate: duplicate_of !== null }
  if (is_known) return 'known'
  if (is_sent) return 'sent_from_another_device'
  if (is_counted) return 'overtaken'
  const [count] = await tx.query<{ since: Date }>('SELECT since FROM claim_counts WHERE claimant_id = $1', [
    claim.card_id ?? claim.policy_id,
  ])
  return { fullUntil: new Date((count?.since ?? now).getTime() + DAY_MS) }
}

/** Stores the questions of a form, for the receipts of all claims that are made with it. */
export async function insertFormVersion(on: Queryable, version: string, pages: readonly ClaimPage[]) {
  await on.query('INSERT INTO claim_form_versions (version, pages) VALUES ($1, $2) ON CONFLICT (version) DO NOTHING', [
    version,
    JSON.stringify(pages),
  ])
}

/** Whom the mail about a claim goes to. Nobody once the claim is erased. */
const MAILED = `claim_number, language_code, country,
  CASE WHEN erased_at IS NULL THEN coalesce(application -> 'cardholder_details' ->> 'cardholder_email',
    application -> 'policyholder_details' ->> 'policyholder_email') END AS email,
  coalesce(application -> 'cardholder_details' ->> 'cardholder_first_name',
    application -> 'policyholder_details' ->> 'policyholder_first_name') AS first_name`

type Registered = MailedClaim & {
  id: string
  state: 'registered' | 'duplicate'
  status: 'open' | 'closed' | null
  missing_documents: string[]
}

/**
 * Gives a received claim its number, or marks it as a duplicate when the same loss was claimed before (C-197). If its person was erased
 * meanwhile, it is closed at once.
 */
export async function registerClaim(tx: Queryable, operationId: string, claimNumber: string): Promise<Registered> {
  const [claim] = await tx.query<Registered>(
    `UPDATE claims SET
       duplicate_of = earlier,
       state = CASE WHEN earlier IS NULL THEN 'registered' ELSE 'duplicate' END,
       status = CASE WHEN earlier IS NOT NULL THEN NULL WHEN erased_at IS NULL THEN 'open' ELSE 'closed' END,
       claim_number = CASE WHEN earlier IS NULL THEN $2 END
     FROM (
       SELECT received.id, coalesce(received.duplicate_of, (
         SELECT other.id FROM claims AS other
         WHERE other.card_id = received.card_id AND other.benefit_code = received.benefit_code
           AND other.date_of_loss = received.date_of_loss AND other.state = 'registered'
       ), (
         SELECT other.id FROM claims AS other
         WHERE other.policy_id = received.policy_id AND other.benefit_code = received.benefit_code
           AND other.date_of_loss = received.date_of_loss AND other.injured = received.injured AND other.state = 'registered'
       )) AS earlier
       FROM claims AS received WHERE received.long_operation_id = $1
     ) AS received
     WHERE claims.id = received.id RETURNING claims.id, state, status, missing_documents, ${MAILED}`,
    [operationId, claimNumber],
  )
  if (!claim) throw new Error('an operation has no claim')
  // Two claims of one loss at the same moment: the second kept its answers until now.
  if (claim.state === 'duplicate')
    await tx.query(
      `UPDATE claims SET application = '{}', sealed_answers = NULL WHERE id = $1 AND application <> '{}'`,
      [claim.id],
    )
  return claim
}

type ChangedClaim = MailedClaim & { id: string; before: string }

/** Answers the claim with the status it had before, or null when there is no such claim. */
export async function setClaimStatus(tx: Queryable, claimNumber: string, status: string): Promise<ChangedClaim | null> {
  const [claim] = await tx.query<ChangedClaim>(
    `UPDATE claims SET status = $2
     FROM (SELECT id, status AS before FROM claims WHERE claim_number = $1 FOR UPDATE) AS old
     WHERE claims.id = old.id RETURNING claims.id, before, ${MAILED}`,
    [claimNumber, status],
  )
  return claim ?? null
}

/** Answers the claim's id, or null when there is no such claim or its receipt was revoked before. */
export async function revokeReceipt(tx: Queryable, claimNumber: string, now: Date): Promise<string | null> {
  const [claim] = await tx.query<{ id: string }>(
    'UPDATE claims SET receipt_revoked_at = $2 WHERE claim_number = $1 AND receipt_revoked_at IS NULL RETURNING id',
    [claimNumber, now],
  )
  return claim?.id ?? null
}

/** Moves a claim that waits for documents to review once a file has come for each request. Null when there is nothing to change. */
export async function reviewWhenComplete(tx: Queryable, claimId: string): Promise<MailedClaim | null> {
  const [changed] = await tx.query<MailedClaim>(
    `UPDATE claims SET status = 'in_review'
     WHERE id = $1 AND status = 'waiting_for_documents' AND NOT EXISTS (
       SELECT 1 FROM claim_documents AS asked
       WHERE asked.claim_id = $1 AND asked.requested_at IS NOT NULL AND asked.received_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM claim_documents AS sent
         WHERE sent.claim_id = $1 AND sent.document_id = asked.document_id AND sent.sent_at >= asked.requested_at
       )
     ) RETURNING ${MAILED}`,
    [claimId],
  )
  return changed ?? null
}

type UnsealedClaim = { id: string; application: Application; answered: AnsweredPage[] | null; fingerprint: string }

/** Encrypts the sensitive answers of some claims from before. Answers how many there were; other replicas take others. */
export async function sealClaims(tx: Queryable, answers: SealedAnswers, most: number): Promise<number> {
  const claims = await tx.query<UnsealedClaim>(
    `SELECT id, application, answered, fingerprint FROM claims WHERE sealed_answers IS NULL
     ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [most],
  )
  const rows = claims.map(({ id, application, answered, fingerprint }) => ({
    id,
    ...answers.seal(application, id),
    answered: answered && answers.maskPages(answered),
    fingerprint: answers.fingerprint(fingerprint),
  }))
  await tx.query(
    `UPDATE claims SET application = sealed.application, answered = sealed.answered,
       sealed_answers = sealed.sealed_answers, fingerprint = sealed.fingerprint
     FROM jsonb_to_recordset($1::jsonb)
       AS sealed (id uuid, application jsonb, answered jsonb, sealed_answers text, fingerprint text)
     WHERE claims.id = sealed.id`,
    [JSON.stringify(rows)],
  )
  return claims.length
}

type Erased = { application: Application; closes: boolean; now: Date }

/** `application` is what may stay. The fingerprint goes too: it says who sent the same answers. */
export async function eraseClaim(tx: Queryable, claimId: string, { application, closes, now }: Erased) {
  await tx.query(
    `UPDATE claims SET application = $2, answered = CASE WHEN answered IS NOT NULL THEN '[]'::jsonb END,
       sealed_answers = '', fingerprint = 'erased ' || id, session_hash = NULL, erased_at = $4,
       status = CASE WHEN $3 THEN 'closed' ELSE status END
     WHERE id = $1`,
    [claimId, JSON.stringify(application), closes, now],
  )
}
