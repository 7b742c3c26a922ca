import type { Database } from '@amparo/database/database'
import type { ReceivedClaim } from '../claim-register/create-claim-register.ts'
import { systemClock } from '../platform/clock.ts'

const CARD = '11111111-1111-4111-8111-111111111111'

/** A checked claim, without a form behind it. */
export function receivedClaim(name: string, more: Partial<ReceivedClaim> = {}): ReceivedClaim {
  return {
    fingerprint: `fingerprint of ${name}`,
    card_id: CARD,
    policy_id: null,
    benefit_code: 'CDW',
    product_code: 'WEL',
    country: 'USA',
    language_code: 'en_US',
    as_of: '2026-11-15',
    date_of_loss: null,
    application: {},
    form_version: 'none',
    draft_id: null,
    session_hash: null,
    files: [],
    missing_documents: [],
    ...more,
  }
}

/** A claim register of its own, without files, forms and mail. */
export const registerParts = (database: Database) => ({
  database,
  files: { sent: async () => ({ files: [], unapproved: [] }) },
  claimMails: { send: async () => false },
  clock: systemClock,
  receiptDays: 30,
  secret: 'ab'.repeat(32),
  forms: [],
})
