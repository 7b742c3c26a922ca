import type { Queryable } from '@amparo/database/database'
import type { MailedClaim } from '../../claim-mails/create-claim-mails.ts'
import { MAILED } from './mailed-claim.ts'

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
    await tx.query(`UPDATE claims SET application = '{}', sealed_answers = '' WHERE id = $1 AND application <> '{}'`, [
      claim.id,
    ])
  return claim
}
