import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrations } from '../migrations-folder.ts'
import { privacySettings } from '../platform/retention.ts'

const source = join(import.meta.dirname, '..')
const service = join(import.meta.dirname, '../../../../packages/service/src')
const vault = join(import.meta.dirname, '../../../vault')
const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating/retention.md'), 'utf8')

/** Erased after the period of a setting; deleted when it has expired, by the product's own code; or never, for a reason. */
type Decision = { setting: keyof typeof privacySettings } | { expires: string } | { never: string }

const withClaim: Decision = { setting: 'RETENTION_CLAIMS_DAYS' }
const withPolicy: Decision = { setting: 'RETENTION_POLICIES_DAYS' }
const history = { never: 'says what happened and when, without people' }
const ledger = { never: 'amounts, dates and references, which the law wants for longer than people' }
const books = { never: 'the simulated payment processor: not in production' }

/** A new table has to be decided about here, and stands in docs/operating/retention.md. */
const decisions: Record<string, Decision> = {
  audit_log: { setting: 'RETENTION_AUDIT_LOG_DAYS' },
  billing_details: withPolicy,
  call_counts: { expires: 'a minute' },
  charged_dues: ledger,
  charges: withPolicy,
  claim_counts: { expires: '2 days' },
  claim_documents: withClaim,
  claim_events: withClaim,
  claim_form_versions: { never: 'questions of forms, not answers' },
  claim_mail_opt_outs: { never: 'hashes of addresses that want no mail, also after their claims are erased' },
  claim_tokens: { expires: '30 minutes' },
  claims: withClaim,
  document_uploads: history,
  draft_transfers: { expires: '15 minutes, its row 7 days' },
  feature_flags: { never: 'settings of the portal' },
  files: { expires: 'unused ones after a day, others with their claim' },
  hash_keys: { never: 'keys, encrypted' },
  kept_texts: { never: 'texts of the portal' },
  ledger_entries: ledger,
  letter_events: history,
  letters: { setting: 'RETENTION_LETTERS_DAYS' },
  long_operations: history,
  migrations: { never: 'versions of the database' },
  object_folder: { never: 'the id of a folder' },
  objects: { expires: 'with the file it names' },
  operator_keys: { never: 'a name must never mean two people' },
  outbox: { setting: 'RETENTION_MESSAGES_DAYS' },
  outbox_attachments: { setting: 'RETENTION_MESSAGES_DAYS' },
  payment_details: withClaim,
  payment_files: withClaim,
  payment_reminders: history,
  phone_code_addresses: { expires: 'a day' },
  phone_codes: { expires: 'a day' },
  phone_tokens: { expires: 'an hour' },
  policies: withPolicy,
  policy_history: withPolicy,
  policy_versions: withPolicy,
  privacy_requests: { setting: 'RETENTION_AUDIT_LOG_DAYS' },
  purchases: withPolicy,
  queued_mail: { expires: 'when delivered, or given up' },
  refunds: ledger,
  sign_in_links: { expires: '15 days' },
  sign_in_mailboxes: { expires: 'an hour' },
  simulated_charges: books,
  simulated_refunds: books,
  status_check_failures: { expires: 'a day' },
  status_tokens: { expires: '30 minutes' },
  turns: { never: 'names of regular work and when it was done' },
  unused_objects: { expires: 'when the content is deleted' },
  upload_quotas: { expires: 'a day' },
  user_sessions: { expires: '24 hours' },
}
const ofVault: Record<string, Decision> = {
  call_counts: { expires: 'a minute' },
  cards: { expires: 'VAULT_CARD_DAYS after the last use, or when its person is erased' },
  fingerprint_key: { never: 'a key, encrypted' },
  tokens: { expires: 'VAULT_TOKEN_HOURS' },
  travel_document_tokens: { expires: 'with the card token' },
  used_partner_tokens: { expires: 'a day after the token' },
}

const tablesOf = (folder: string) =>
  globSync('*.sql', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)].map(([, table]) =>
      String(table),
    ),
  )
const code = (folder: string) =>
  globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/testing/**'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** What has expired is deleted in batches. */
const sweeps = (all: string, table: string) => new RegExp(`(?:expiredTokens\\(|table: )'${table}'`).test(all)
/** Some of the API's tables have their own statements. In the vault such statements only forget one card or revoke one token. */
const deletes = (all: string, table: string) => sweeps(all, table) || all.includes(`DELETE FROM ${table} `)

describe.each([
  ['API', decisions, [...tablesOf(migrations), 'migrations'], { folder: source, isDeleted: deletes }],
  ['vault', ofVault, tablesOf(join(vault, 'migrations')), { folder: join(vault, 'src'), isDeleted: sweeps }],
] as const)('the %s', (_, decided: Record<string, Decision>, tables, { folder, isDeleted }) => {
  it('has a decision about every table, and about no other', () => {
    expect(Object.keys(decided).toSorted()).toEqual(tables.toSorted())
  })

  it('has settings and code for what it decides', () => {
    const [own, shared] = [code(folder), code(service)]
    for (const [table, decision] of Object.entries(decided)) {
      if ('setting' in decision) expect(Object.keys(privacySettings)).toContain(decision.setting)
      if ('expires' in decision) expect([table, isDeleted(own, table) || deletes(shared, table)]).toEqual([table, true])
    }
  })

  it('names every table on the page about retention', () => {
    expect(tables.filter((table) => !page.includes(`\`${table}\``))).toEqual([])
  })
})
