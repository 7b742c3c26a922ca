import type { Application } from '@amparo/contract/claim-forms'
import type { AnsweredPage } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import type { SealedAnswers } from '../sealed-answers.ts'

type UnsealedClaim = { id: string; application: Application; answered: AnsweredPage[] | null; fingerprint: string }

/** Encrypts the sensitive answers of some claims that were stored before there was encryption, and returns how many; other replicas take others. */
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
