import type { SecretName } from '../platform/keys/secret-names.ts'

/** `owner` is what each value is bound to, in SQL. */
export type EncryptedColumn = { secret: SecretName; table: string; column: string; owner: string }

/** Every encrypted column of the database. A test compares it with the migrations. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { secret: 'payment-details', table: 'claims', column: 'sealed_answers', owner: "'answers of ' || id" },
  { secret: 'payment-details', table: 'payment_details', column: 'sealed', owner: 'claim_id::text' },
  { secret: 'letters', table: 'letters', column: 'sealed_traveller', owner: 'ticket' },
  { secret: 'letters', table: 'letters', column: 'sealed_initials', owner: 'ticket' },
  { secret: 'users', table: 'sign_in_links', column: 'sealed_email', owner: 'token_hash' },
  { secret: 'users', table: 'user_sessions', column: 'sealed_email', owner: 'id::text' },
  { secret: 'users', table: 'privacy_requests', column: 'sealed_person', owner: 'id::text' },
  { secret: 'policies', table: 'policies', column: 'sealed_details', owner: 'id::text' },
  { secret: 'policies', table: 'policy_versions', column: 'sealed_details', owner: 'policy_id::text' },
  { secret: 'policies', table: 'purchases', column: 'sealed_billing', owner: 'id::text' },
  { secret: 'policies', table: 'charges', column: 'sealed_billing', owner: 'id::text' },
  { secret: 'policies', table: 'billing_details', column: 'sealed_billing', owner: 'policy_id::text' },
  { secret: 'mail', table: 'queued_mail', column: 'sealed_message', owner: 'id::text' },
]
