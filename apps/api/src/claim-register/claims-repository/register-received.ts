import type { Queryable } from '@amparo/database/database'
import type { MailedClaim } from '../../claim-mails/create-claim-mails.ts'
import { MAILED } from './mailed-claim.ts'
import { diagnosedIn } from './person-of-loss.ts'

type Registered = MailedClaim & {
  id: string
  state: 'registered' | 'duplicate'
  status: 'open' | 'closed' | null
  missing_documents: string[]
  received_at: Date
}

/**
 * Registers a claim that the version before has received: it gets its number, or is marked as a duplicate when the same loss was claimed before
 * (C-197). If its person was erased meanwhile, it is closed at once.
 */
export async function registerReceived(tx: Queryable, operationId: string, claimNumber: string): Promise<Registered> {
  const [claim] = await tx.query<Registered>(
    // Materialized, or PostgreSQL would look for the earlier claim once for each place that uses it.
    `WITH received AS MATERIALIZED (
       SELECT id, coalesce(duplicate_of, CASE WHEN policy_id IS NULL THEN (
         SELECT other.id FROM claims AS other
         WHERE other.card_id = received.card_id AND other.benefit_code = received.benefit_code
           AND other.date_of_loss = received.date_of_loss AND other.state = 'registered'
       ) ELSE (
         SELECT other.id FROM claims AS other
         WHERE other.policy_id = received.policy_id AND other.benefit_code = received.benefit_code
           AND other.date_of_loss = received.date_of_loss AND other.injured = received.injured
           AND ${diagnosedIn('other.application')} = ${diagnosedIn('received.application')}
           AND other.state = 'registered' AND other.erased_at IS NULL
       ) END) AS earlier
       FROM claims AS received WHERE long_operation_id = $1
     )
     UPDATE claims SET
       duplicate_of = earlier,
       state = CASE WHEN earlier IS NULL THEN 'registered' ELSE 'duplicate' END,
       status = CASE WHEN earlier IS NOT NULL THEN NULL WHEN erased_at IS NULL THEN 'open' ELSE 'closed' END,
       claim_number = CASE WHEN earlier IS NULL THEN $2 END
     FROM received
     WHERE claims.id = received.id RETURNING claims.id, state, status, missing_documents, received_at, ${MAILED}`,
    [operationId, claimNumber],
  )
  if (!claim) throw new Error('an operation has no claim')
  // Two claims of one loss at the same moment: the second kept its answers until now.
  if (claim.state === 'duplicate')
    await tx.query(`UPDATE claims SET application = '{}', sealed_answers = '' WHERE id = $1 AND application <> '{}'`, [
      claim.id,
    ])
  return claim
}
