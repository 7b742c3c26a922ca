import type { Application } from '@amparo/contract/claim-forms'
import type { Database, Queryable } from '@amparo/database/database'
import { anonymousAnswers } from '@amparo/form-engine/answers/sensitive-answers'
import { type ClaimStatus, isEnded } from '@amparo/rules/claims/claim-timeline'
import type { Person, PrivacyAction } from '../platform/personal-data.ts'
import { eraseFiles } from './claim-documents-repository.ts'
import { addClaimEvents, eraseNotes } from './claim-events-repository.ts'
import { deleteOldCounts } from './claims-repository/claim-counts.ts'
import { eraseClaim } from './claims-repository/personal-answers.ts'

type Found = { id: string; card_id: string | null; policy_id: string | null; application: Application }
type Wanted = { number?: string; cardIds?: readonly string[]; policyIds?: readonly string[]; email?: string }
export type PersonsClaim = {
  id: string
  claim_number: string | null
  status: ClaimStatus | null
  erased_at: Date | null
}

const EMAIL = `lower(coalesce(application -> 'cardholder_details' ->> 'cardholder_email',
  application -> 'policyholder_details' ->> 'policyholder_email'))`
const EMAIL_KEY = /^(?:cardholder|policyholder)_email$/
const PHONE_KEY = /^(?:cardholder|policyholder)_(?:\w+_)?phone_number$/

/** The personal data in the claim register. */
export function personalClaims(database: Database) {
  return {
    /** Finds claims by number, card, policy or the claimant's email address, and what else identifies their claimants. */
    async find({ number, cardIds = [], policyIds = [], email }: Wanted): Promise<Person> {
      const claims = await database.query<Found>(
        `SELECT id, card_id, policy_id, application FROM claims
         WHERE claim_number = $1 OR card_id = ANY($2::uuid[]) OR policy_id = ANY($3::uuid[]) OR ${EMAIL} = $4`,
        [number ?? null, cardIds, policyIds, email ?? null],
      )
      const answers = claims.flatMap(({ application }) =>
        Object.values(application).flatMap((page) => Object.entries(page)),
      )
      const given = (keys: RegExp) => [
        ...new Set(answers.flatMap(([key, value]) => (keys.test(key) && typeof value === 'string' ? [value] : []))),
      ]
      return {
        claim_ids: claims.map(({ id }) => id),
        card_ids: [...new Set(claims.flatMap(({ card_id }) => card_id ?? []))],
        policy_ids: [...new Set(claims.flatMap(({ policy_id }) => policy_id ?? []))],
        tickets: [],
        emails: given(EMAIL_KEY).map((address) => address.toLowerCase()),
        phones: given(PHONE_KEY),
      }
    },

    list: (claimIds: readonly string[]) =>
      database.query<PersonsClaim>(
        'SELECT id, claim_number, status, erased_at FROM claims WHERE id = ANY($1::uuid[]) ORDER BY received_at, id',
        [claimIds],
      ),

    /** Ended claims and duplicates that were received before these times, oldest first. */
    async listOld({ claims, duplicates }: { claims: Date; duplicates: Date }, most: number): Promise<string[]> {
      const found = await database.query<{ id: string }>(
        `(SELECT id, received_at FROM claims
          WHERE erased_at IS NULL AND status IN ('denied', 'paid', 'closed') AND received_at < $1
          ORDER BY received_at LIMIT $3)
         UNION ALL
         (SELECT id, received_at FROM claims WHERE erased_at IS NULL AND state = 'duplicate' AND received_at < $2
          ORDER BY received_at LIMIT $3)
         ORDER BY received_at LIMIT $3`,
        [claims, duplicates, most],
      )
      return found.map(({ id }) => id)
    },

    deleteOldCounts: (before: Date) => deleteOldCounts(database, before),

    /** Everything stored about some claims, with sensitive answers masked. */
    export: (tx: Queryable, claimIds: readonly string[]) =>
      tx.query(
        `SELECT claim_number, state, status, benefit_code, product_code, country, language_code, date_of_loss, received_at,
           erased_at, application AS answers,
           (SELECT jsonb_agg(to_jsonb(sent) - 'claim_id' - 'id' - 'long_operation_id') FROM claim_documents AS sent
            WHERE claim_id = claims.id) AS documents,
           (SELECT jsonb_agg(to_jsonb(happened) - 'claim_id' ORDER BY happened.position) FROM claim_events AS happened
            WHERE claim_id = claims.id) AS events
         FROM claims WHERE id = ANY($1::uuid[]) ORDER BY received_at, id`,
        [claimIds],
      ),

    async noteExport(tx: Queryable, claimIds: readonly string[], action: PrivacyAction) {
      for (const id of claimIds) await addClaimEvents(tx, id, [{ kind: 'exported', ...action }])
    },

    /**
     * Erases a claim's answers, notes and files, and returns the ids of the files. Closes an open claim, because nobody can work on it without
     * answers. `isNew` is false if the claim was erased before; files sent since then are still erased.
     */
    async erase(tx: Queryable, claimId: string, action: PrivacyAction): Promise<{ isNew: boolean; files: string[] }> {
      const [claim] = await tx.query<{ application: Application; status: ClaimStatus | null; erased_at: Date | null }>(
        'SELECT application, status, erased_at FROM claims WHERE id = $1 FOR UPDATE',
        [claimId],
      )
      await eraseNotes(tx, claimId)
      const files = await eraseFiles(tx, claimId)
      if (!claim || claim.erased_at) return { isNew: false, files }
      const closes = claim.status !== null && !isEnded(claim.status)
      await eraseClaim(tx, claimId, { application: anonymousAnswers(claim.application), closes, now: action.now })
      await addClaimEvents(tx, claimId, [
        { kind: 'erased', ...action },
        ...(closes ? [{ kind: 'status', status: 'closed', ...action } as const] : []),
      ])
      return { isNew: true, files }
    },
  }
}
