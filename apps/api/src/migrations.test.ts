import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { migrate } from '@amparo/database/migrate'
import { openTestDatabase } from '@amparo/database/testing/database'
import { expect, it } from 'vitest'
import { migrations } from './migrations-folder.ts'

/** A database in the state before a migration. */
async function databaseBefore(first: string) {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-migrations-'))
  const isOlder = (file: string) => file === migrations || basename(file) < first
  cpSync(migrations, folder, { recursive: true, filter: isOlder })
  const database = await openTestDatabase()
  await migrate(database, folder)
  rmSync(folder, { recursive: true })
  return database
}

it('keeps every file and event of a claim from before document reviews', async () => {
  const database = await databaseBefore('006')
  await database.script(`
    INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
    SELECT repeat(digit, 64), gen_random_uuid(), digit || '.pdf', 'pdf', 'application/pdf', repeat(digit, 64), 9,
      'approved', now(), now(), now() FROM unnest('{a,b}'::text[]) AS digit;
    INSERT INTO long_operations (id, id_hash, response, started_at, done_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 'x', '{"claim_number": "ABC"}', now(), now());
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, application, answered, state, claim_number, status, received_at)
    SELECT '00000000-0000-4000-8000-000000000002', id, 'f', gen_random_uuid(), 'CDW', 'WEL', 'USA', 'en_US', now(),
      '{"cardholder_details": {"cardholder_postal_code": "62704"}}', '[]', 'registered', 'ABC', 'open', now()
    FROM long_operations;
    INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, received_at)
    SELECT claims.id, 'DOC003', files.id, name, sha256, now() FROM claims, files;
    INSERT INTO claim_documents (claim_id, document_id, requested_at) SELECT id, 'DOC003', now() FROM claims;
    INSERT INTO claim_events (claim_id, kind, status, document_id, author, happened_at)
    SELECT id, 'status', 'open', NULL, 'system', now() FROM claims
    UNION ALL SELECT id, 'document_requested', NULL, 'DOC003', 'Rosa', now() FROM claims;
  `)

  await migrate(database, migrations)
  const rows = 'SELECT file_name, sent_at IS NOT NULL AS sent, received_at FROM claim_documents ORDER BY file_name'
  expect(await database.query(rows)).toEqual([
    { file_name: 'a.pdf', sent: true, received_at: null },
    { file_name: 'b.pdf', sent: true, received_at: null },
    { file_name: null, sent: false, received_at: null },
  ])
  expect(await database.query('SELECT postal_code FROM claims')).toEqual([{ postal_code: '62704' }])
  expect(await database.query('SELECT kind, document_ids FROM claim_events ORDER BY position')).toEqual([
    { kind: 'status', document_ids: null },
    { kind: 'document_requested', document_ids: ['DOC003'] },
  ])
  await database.close()
})

it('moves the files of payment details to a separate table', async () => {
  const database = await databaseBefore('010')
  await database.script(`
    INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
    SELECT repeat(digit, 64), gen_random_uuid(), digit || '.pdf', 'pdf', 'application/pdf', repeat(digit, 64), 9,
      'approved', now(), now(), now() FROM unnest('{b,a}'::text[]) AS digit;
    INSERT INTO long_operations (id, id_hash, response, started_at, done_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 'x', '{"claim_number": "ABC"}', now(), now());
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, application, answered, received_at)
    SELECT '00000000-0000-4000-8000-000000000002', id, 'f', gen_random_uuid(), 'CDW', 'WEL', 'BRA', 'pt_BR', now(), '{}', '[]', now()
    FROM long_operations;
    INSERT INTO payment_details (long_operation_id, claim_id, fingerprint, sealed, payee_bank_code, account_ending, files, received_at)
    SELECT claims.long_operation_id, claims.id, 'p', 's', '341', '789', (
      SELECT jsonb_agg(jsonb_build_object('document_id', 'DOC135', 'file_id', files.id, 'file_name', name, 'sha256', sha256) ORDER BY name DESC)
      FROM files
    ), now() FROM claims;
  `)

  await migrate(database, migrations)
  const rows = 'SELECT document_id, left(file_id, 1) AS file, file_name FROM payment_files ORDER BY position'
  expect(await database.query(rows)).toEqual([
    { document_id: 'DOC135', file: 'b', file_name: 'b.pdf' },
    { document_id: 'DOC135', file: 'a', file_name: 'a.pdf' },
  ])
  await database.close()
})

it('plans the refund of a purchase that did not become a policy', async () => {
  const database = await databaseBefore('020')
  await database.script(`
    INSERT INTO policies (id, status, owner_hash, session_id, state, time_zone_id, version, effective_date,
      monthly_premium_cents, coverages, sealed_details, quote_expires_on, created_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 'initializing', 'o', 's', 'OH', 'America/New_York', 1, now(), 630, '[]', 'd',
      now(), now());
    INSERT INTO purchases (id, policy_id, request_hash, amount_cents, payment_reference, card, sealed_billing, state, charge_id,
      begun_at)
    SELECT gen_random_uuid(), id, purchase, 630, 'r', '{}', 'b', purchase, purchase || ' charge', now()
    FROM policies, unnest('{refunding,refunded,succeeded}'::text[]) AS purchase;
  `)

  await migrate(database, migrations)
  expect(await database.query('SELECT request_hash AS was, state FROM purchases ORDER BY was')).toEqual([
    { was: 'refunded', state: 'returned' },
    { was: 'refunding', state: 'returned' },
    { was: 'succeeded', state: 'succeeded' },
  ])
  expect(await database.query('SELECT charge_id, amount_cents, state FROM refunds')).toEqual([
    { charge_id: 'refunding charge', amount_cents: 630, state: 'planned' },
  ])
  await database.close()
})

it('names the registered claim of a duplicate and lets go of its answers, files included', async () => {
  const database = await databaseBefore('024')
  await database.script(`
    INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
    VALUES (repeat('a', 64), gen_random_uuid(), 'a.pdf', 'pdf', 'application/pdf', repeat('a', 64), 9, 'approved', now(), now(), now());
    INSERT INTO long_operations (id, id_hash, response, started_at, done_at)
    SELECT md5(name)::uuid, name, '{}', now(), now() FROM unnest('{first,copy,other,alone}'::text[]) AS name;
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, date_of_loss, application, answered, state, claim_number, status, received_at)
    SELECT id, id, id_hash, md5('card')::uuid, 'CDW', 'WEL', 'USA', 'en_US', now(), '2026-11-01',
      '{"private": {}}', '["private"]', CASE id_hash WHEN 'first' THEN 'registered' ELSE 'duplicate' END,
      CASE id_hash WHEN 'first' THEN 'ABC' END, CASE id_hash WHEN 'first' THEN 'open' END, now()
    FROM long_operations;
    UPDATE claims SET date_of_loss = '2026-11-02' WHERE fingerprint = 'alone';
    INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, sent_at)
    SELECT claims.id, 'DOC003', files.id, name, files.sha256, now() FROM claims, files;
  `)

  await migrate(database, migrations)
  const rows = `SELECT fingerprint AS name, (SELECT fingerprint FROM claims AS other WHERE other.id = claims.duplicate_of) AS of,
    application <> '{}' AND answered <> '[]' AS has_answers,
    EXISTS (SELECT 1 FROM claim_documents WHERE claim_id = claims.id) AS has_files FROM claims ORDER BY 1`
  expect(await database.query(rows)).toEqual([
    { name: 'alone', of: null, has_answers: true, has_files: true },
    { name: 'copy', of: 'first', has_answers: false, has_files: false },
    { name: 'first', of: null, has_answers: true, has_files: true },
    { name: 'other', of: 'first', has_answers: false, has_files: false },
  ])
  await database.close()
})

it('lets go of what an erasure left, and of what was sent to the claim after it', async () => {
  const database = await databaseBefore('049')
  await database.script(`
    INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at, is_used)
    SELECT repeat(digit, 64), gen_random_uuid(), digit || '.pdf', 'pdf', 'application/pdf', repeat(digit, 64), 9,
      'approved', now(), now(), now(), true FROM unnest('{a,b,c,d}'::text[]) AS digit;
    INSERT INTO long_operations (id, id_hash, started_at, job)
    SELECT md5(name)::uuid, name, now(), 'finish-upload' FROM unnest('{a,b}'::text[]) AS name;
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, application, form_version, state, claim_number, status, received_at, sealed_answers, erased_at)
    SELECT id, id, id_hash, gen_random_uuid(), 'CDW', 'WEL', 'BRA', 'pt_BR', now(), '{}', 'v', 'registered', id_hash, 'closed', now(), '',
      CASE id_hash WHEN 'a' THEN now() END FROM long_operations;
    INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, sent_at)
    SELECT claims.id, 'DOC003', files.id, name, sha256, now() FROM claims JOIN files ON name = claim_number || '.pdf';
    INSERT INTO document_uploads (long_operation_id, claim_id, fingerprint) SELECT id, id, claim_number FROM claims;
    INSERT INTO payment_details (long_operation_id, claim_id, fingerprint, sealed, payee_bank_code, account_ending, received_at)
    SELECT id, id, claim_number, 's', '341', '789', now() FROM claims;
    INSERT INTO payment_files (long_operation_id, position, document_id, file_id, file_name, sha256)
    SELECT claims.id, 1, 'DOC135', files.id, name, sha256 FROM claims JOIN files ON name = translate(claim_number, 'ab', 'cd') || '.pdf';
  `)

  await migrate(database, migrations)
  const documents = `SELECT claim_number, claim_documents.file_name, document_uploads.fingerprint FROM claims
    JOIN claim_documents ON claim_documents.claim_id = claims.id JOIN document_uploads ON document_uploads.claim_id = claims.id ORDER BY 1`
  expect(await database.query(documents)).toEqual([
    { claim_number: 'a', file_name: null, fingerprint: expect.stringContaining('erased ') },
    { claim_number: 'b', file_name: 'b.pdf', fingerprint: 'b' },
  ])
  const payments = `SELECT sealed, payee_bank_code AS bank, account_ending AS account, payment_details.fingerprint, file_name
    FROM payment_details LEFT JOIN payment_files USING (long_operation_id) JOIN claims ON claims.id = claim_id ORDER BY claim_number`
  expect(await database.query(payments)).toEqual([
    { sealed: '', bank: '', account: '', fingerprint: expect.stringContaining('erased '), file_name: null },
    { sealed: 's', bank: '341', account: '789', fingerprint: 'b', file_name: 'd.pdf' },
  ])
  expect(await database.query('SELECT name FROM files WHERE is_used ORDER BY 1')).toEqual([
    { name: 'b.pdf' },
    { name: 'd.pdf' },
  ])
  await database.close()
})

it('dates the requests for documents that were due with a claim back to it', async () => {
  const database = await databaseBefore('055')
  await database.script(`
    INSERT INTO long_operations (id, id_hash, started_at, job) VALUES (md5('x')::uuid, 'x', now(), 'finish-claim');
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, application, form_version, state, claim_number, status, received_at)
    SELECT id, id, 'f', gen_random_uuid(), 'CDW', 'WEL', 'BRA', 'pt_BR', now(), '{}', 'v', 'registered', 'A', 'open', '2026-11-01 12:00Z'
    FROM long_operations;
    INSERT INTO claim_documents (claim_id, document_id, requested_at, received_at)
    SELECT id, document, requested::timestamptz, received::timestamptz FROM claims, (VALUES
      ('DOC001', '2026-11-01 12:00:00.05Z', NULL),
      ('DOC002', '2026-11-01 12:00:00.05Z', '2026-11-02'),
      ('DOC002', '2026-11-03', NULL),
      ('DOC003', '2026-11-01 12:01Z', NULL)
    ) AS request (document, requested, received);
    INSERT INTO claim_events (claim_id, kind, document_ids, author, happened_at)
    SELECT id, 'document_requested', documents::text[], author, happened::timestamptz FROM claims, (VALUES
      ('{DOC001,DOC002}', 'system', '2026-11-01 12:00:00.05Z'),
      ('{DOC003}', 'Rosa', '2026-11-01 12:01Z'),
      ('{DOC002}', 'Rosa', '2026-11-03')
    ) AS event (documents, author, happened);
  `)

  await migrate(database, migrations)
  const rows = `SELECT document_id, requested_at = claims.received_at AS due FROM claim_documents JOIN claims ON claims.id = claim_id
    ORDER BY requested_at, document_id`
  expect(await database.query(rows)).toEqual([
    { document_id: 'DOC001', due: true },
    { document_id: 'DOC002', due: true },
    { document_id: 'DOC003', due: false },
    { document_id: 'DOC002', due: false },
  ])
  await database.close()
})
