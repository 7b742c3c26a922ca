import type { ClaimPage } from '@amparo/contract/claim-forms'
import type { Database, Queryable } from '@amparo/database/database'
import {
  filesOfOthers,
  insertClaims,
  keepFormVersion,
  operationOf,
  type ReceivedClaim,
} from '../claim-register/claims-repository.ts'
import type { LongOperations } from '../long-operations/long-operations-repository.ts'
import { batched } from '../platform/batched.ts'
import { finishClaimJob } from './finish-claim.ts'

type Form = { version: string; pages: readonly ClaimPage[] }
type Permit = (tx: Queryable) => Promise<boolean>
class NotPermitted extends Error {}

export type Submission = ReturnType<typeof createSubmission>

export function createSubmission({ database, longOperations }: { database: Database; longOperations: LongOperations }) {
  const job = finishClaimJob
  const receiveTogether = batched(
    (items: readonly ReceivedClaim[]) =>
      longOperations.beginAll({
        job,
        items,
        known: ({ fingerprint }) => operationOf(database, fingerprint),
        insert: (tx, rows) => insertClaims(tx, rows),
      }),
    { lanes: 2 },
  )
  const keptForms = new Set<string>()

  return {
    /** Before a claim that names it. Once for each: what is kept stays. */
    async keepForm({ version, pages }: Form) {
      if (keptForms.has(version)) return
      await keepFormVersion(database, version, pages)
      keptForms.add(version)
    },
    /** By their place among the files of a claim. */
    async filesOfOthers(files: ReceivedClaim['files'], cardId: string) {
      const ids = files.map(({ file_id }) => file_id)
      const theirs = await filesOfOthers(database, ids, cardId)
      return ids.flatMap((id, place) => (theirs.has(id) ? [{ path: `documents.${place}`, code: 'not_approved' }] : []))
    },
    /**
     * Once for the same answers of a card, however often and wherever they come in; answers the operation's id. `permit` is asked in
     * the transaction of a claim that is new, and only then: what it used up may have been used by the very submit whose answer got
     * lost. Null: it said no, and nothing was kept.
     */
    receive(claim: ReceivedClaim, permit?: Permit): Promise<string | null> {
      return permit ? receiveWith(permit, claim) : receiveTogether(claim)
    },
  }

  function receiveWith(permit: Permit, claim: ReceivedClaim) {
    return longOperations
      .begin({
        job,
        known: () => operationOf(database, claim.fingerprint),
        async insert(tx, operation) {
          if ((await insertClaims(tx, [{ item: claim, operation }])).size === 0) return false
          if (!(await permit(tx))) throw new NotPermitted()
          return true
        },
      })
      .catch((error) => {
        if (error instanceof NotPermitted) return null
        throw error
      })
  }
}
