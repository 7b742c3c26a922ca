import { randomUUID } from 'node:crypto'
import type { Queryable } from '@amparo/database/database'
import type { MailedClaim } from '../../claim-mails/create-claim-mails.ts'
import type { SealedAnswers } from '../sealed-answers.ts'
import { MAILED } from './mailed-claim.ts'
import { diagnosedIn, injuredIn } from './person-of-loss.ts'
import type { ReceivedClaim } from './received-claim.ts'

type NewClaim = Omit<ReceivedClaim, 'files'> & { long_operation_id: string; claim_number: string; received_at: Date }
type Registered = MailedClaim & { id: string }

/**
 * `duplicate`: the same loss was claimed before, with other answers (C-197). `known`: the same answers were received before. `overtaken`: another
 * transaction was faster, or the number is taken; roll back and try again. `sent_from_another_device`: another copy of the same draft was received
 * before. `fullUntil`: the claimant has sent as many as a day allows.
 */
export type Insertion =
  | { registered: Registered }
  | 'duplicate'
  | 'known'
  | 'overtaken'
  | 'sent_from_another_device'
  | { fullUntil: Date }
type Inserted = Registered & {
  is_inserted: boolean
  is_duplicate: boolean
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
const [APPLICATION, SEALED, NUMBER, MOST, DAY_BEFORE] = [1, 2, 3, 4, 5].map((place) => `$${columns.length + place}`)
const given = (column: keyof typeof types) => `$${columns.indexOf(column) + 1}::${types[column]}`

/**
 * Counts and writes in one statement, because each round trip costs as much as the whole insert. Whoever updates a claimant's count makes
 * the others wait, so the limit holds for parallel submits in any number of replicas. What is known or too much writes nothing.
 */
const INSERT = `
  WITH known AS (SELECT 1 FROM claims WHERE fingerprint = ${given('fingerprint')}),
  sent AS (SELECT 1 FROM claims WHERE card_id = ${given('card_id')} AND draft_id = ${given('draft_id')}
    AND duplicate_of IS NULL),
  earlier AS (
    SELECT id FROM claims
    WHERE card_id = ${given('card_id')} AND benefit_code = ${given('benefit_code')}
      AND date_of_loss = ${given('date_of_loss')} AND state = 'registered'
    UNION ALL
    SELECT id FROM claims
    WHERE policy_id = ${given('policy_id')} AND benefit_code = ${given('benefit_code')}
      AND date_of_loss = ${given('date_of_loss')} AND state = 'registered' AND erased_at IS NULL
      AND injured = ${injuredIn(`${APPLICATION}::jsonb`)}
      AND ${diagnosedIn('application')} = ${diagnosedIn(`${APPLICATION}::jsonb`)}
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
    INSERT INTO claims (${columns.join(', ')}, application, sealed_answers, duplicate_of, state, status, claim_number)
    SELECT ${columns.map(given).join(', ')},
      CASE WHEN earlier.id IS NULL THEN ${APPLICATION}::jsonb ELSE '{}'::jsonb END,
      CASE WHEN earlier.id IS NULL THEN ${SEALED}::text ELSE '' END, earlier.id,
      CASE WHEN earlier.id IS NULL THEN 'registered' ELSE 'duplicate' END,
      CASE WHEN earlier.id IS NULL THEN 'open' END,
      CASE WHEN earlier.id IS NULL THEN ${NUMBER}::text END
    FROM counted LEFT JOIN earlier ON true
    ON CONFLICT DO NOTHING RETURNING id, state, ${MAILED}
  )
  SELECT inserted.*, inserted.id IS NOT NULL AS is_inserted, inserted.state = 'duplicate' AS is_duplicate,
    EXISTS (SELECT 1 FROM known) AS is_known, EXISTS (SELECT 1 FROM sent) AS is_sent, EXISTS (SELECT 1 FROM counted) AS is_counted
  FROM (VALUES (1)) AS always LEFT JOIN inserted ON true`

/** Registers a claim. One of a loss that is registered already refers to that claim, and its answers are not stored again. */
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
    claim.claim_number,
    mostADay,
    new Date(now.getTime() - DAY_MS),
  ])
  const { is_inserted, is_duplicate, is_known, is_sent, is_counted, ...registered } = inserted as Inserted
  if (is_inserted) return is_duplicate ? 'duplicate' : { registered }
  if (is_known) return 'known'
  if (is_sent) return 'sent_from_another_device'
  if (is_counted) return 'overtaken'
  const [count] = await tx.query<{ since: Date }>('SELECT since FROM claim_counts WHERE claimant_id = $1', [
    claim.card_id ?? claim.policy_id,
  ])
  return { fullUntil: new Date((count?.since ?? now).getTime() + DAY_MS) }
}
