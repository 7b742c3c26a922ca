import type { Database } from '@amparo/database/database'

/** Tables whose rows must not make calls slower. */
export const GROWN = ['claims', 'letters', 'policies'] as const

/** A letter's texts are encrypted, and nobody reads these. */
const LETTERS = `INSERT INTO letters (ticket, code_hash, card_id, benefit_code, product_code, card_issuer, card_type, country, language_code,
    issuance_date, departure_date, return_date, sealed_traveller, sealed_initials, received_at)
  SELECT 'L' || gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid(), 'TIN', 'P', 'A bank', 'A card', 'SGP', 'en_AP',
    current_date, current_date + 10, current_date + 20, repeat('x', 400), repeat('x', 60), now() - random() * interval '300 days'
  FROM generate_series(1, $1)`

/** Each with its operation and its history, as if it had been sent. */
const CLAIMS = `WITH operations AS (
    INSERT INTO long_operations (id, id_hash, response, started_at, done_at)
    SELECT gen_random_uuid(), gen_random_uuid()::text, '{}', now() - random() * interval '300 days', now()
    FROM generate_series(1, $1) RETURNING id, started_at
  ), grown AS (
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code, as_of, date_of_loss,
      application, answered, session_hash, state, claim_number, status, received_at, form_version, missing_documents, sealed_answers)
    SELECT gen_random_uuid(), operations.id, gen_random_uuid()::text, gen_random_uuid(), benefit_code, product_code, country, language_code,
      as_of, date_of_loss, application, answered, session_hash, state, 'G' || upper(left(md5(operations.id::text), 20)), status, operations.started_at,
      form_version, missing_documents, sealed_answers
    FROM operations CROSS JOIN (SELECT * FROM claims WHERE state = 'registered' LIMIT 1) AS one RETURNING id
  )
  INSERT INTO claim_events (claim_id, kind, status, document_ids, note, author, happened_at)
  SELECT grown.id, kind, status, document_ids, note, author, happened_at
  FROM grown CROSS JOIN (SELECT * FROM claim_events ORDER BY position LIMIT 1) AS one`

const POLICIES = `WITH one AS (SELECT * FROM policies WHERE number IS NOT NULL LIMIT 1), grown AS (
    INSERT INTO policies SELECT (jsonb_populate_record(NULL::policies, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'number', gen_random_uuid()::text,
      'owner_hash', gen_random_uuid()::text, 'session_id', gen_random_uuid()::text))).*
    FROM one CROSS JOIN generate_series(1, $1) RETURNING id
  )
  INSERT INTO policy_versions SELECT (jsonb_populate_record(NULL::policy_versions, to_jsonb(template) || jsonb_build_object('policy_id', grown.id))).*
  FROM grown CROSS JOIN (SELECT policy_versions.* FROM policy_versions, one WHERE policy_id = one.id LIMIT 1) AS template`

/** The queue keeps jobs for a while after they are done. */
const JOBS = `INSERT INTO jobs.job SELECT (jsonb_populate_record(NULL::jobs.job, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid()))).*
  FROM (SELECT * FROM jobs.job WHERE state = 'completed' LIMIT 1) AS one CROSS JOIN generate_series(1, $1)`

/** Fills the tables until each has so many rows. There is at least one claim and one policy already. */
export async function growTables(database: Database, rows: number) {
  const [counts] = await database.query<Record<string, number>>(
    `SELECT ${GROWN.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ')}, (SELECT count(*) FROM jobs.job) AS jobs`,
  )
  const grow = (text: string, table: string) => database.query(text, [Math.max(0, rows - (counts?.[table] ?? 0))])
  await grow(CLAIMS, 'claims')
  await grow(LETTERS, 'letters')
  await grow(POLICIES, 'policies')
  await grow(JOBS, 'jobs')
  // What PostgreSQL would otherwise do in the background, minutes later, while calls are measured.
  await database.query('VACUUM (ANALYZE)')
  await database.query('CHECKPOINT')
}

/** Pages of tables and indexes that the database has looked at so far, and tables that it has read from end to end. */
export async function readsOf(database: Database) {
  const [pages] = await database.query<{ pages: number }>(
    'SELECT blks_hit + blks_read AS pages FROM pg_stat_database WHERE datname = current_database()',
  )
  const scans = await database.query<{ table: string; rows: number }>(
    `SELECT schemaname || '.' || relname AS table, seq_tup_read AS rows FROM pg_stat_user_tables WHERE seq_tup_read > 0`,
  )
  return { pages: pages?.pages ?? 0, scans: new Map(scans.map(({ table, rows }) => [table, rows])) }
}
