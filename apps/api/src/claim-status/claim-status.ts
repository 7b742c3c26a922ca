import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import type { Database } from '@amparo/database/database'
import { claimTimeline } from '@amparo/rules/claims/claim-timeline'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Clock } from '../platform/clock.ts'
import { createFailedChecks } from './failed-checks.ts'
import { isProven, type Proof } from './proves-claim.ts'
import { createStatusDocuments } from './status-documents.ts'
import { createClaimStatusRepository, findForCheck, forgetOldTokens, issueStatusToken } from './status-tokens.ts'

type Parts = {
  database: Database
  clock: Clock
  catalogue: Catalogue
  content: Pick<ContentStore, 'content'>
  claimDocuments: Parameters<typeof createStatusDocuments>[0]['claimDocuments']
  /** For the keys of failed checks; 32 bytes in hex, the same in every replica. */
  secret: string
}
type Asked = Proof & { claim_number: string; address: string }
/** `locked` are keyed hashes: what may go into the log. */
type Outcome =
  | { claimId: string; status_token: string }
  | { refusal: 'claim_not_found' | 'too_many_tries'; locked: string[] }

export type ClaimStatusDesk = ReturnType<typeof createClaimStatus>

/** C-245: whoever knows a claim's number, and what its country asks for beside it, sees how far it is. */
export function createClaimStatus({ database, clock, catalogue, content, claimDocuments, secret }: Parts) {
  const failures = createFailedChecks(secret)
  const repository = createClaimStatusRepository(database)
  const documents = createStatusDocuments({ catalogue, content, claimDocuments })

  return {
    repository,
    documents,

    /** The same work for every wrong check. A wrong one is an outcome and no error: it has to be counted, so nothing may be undone. */
    async check({ claim_number, address, ...proof }: Asked): Promise<Outcome> {
      const now = clock.now()
      const keys = failures.keysOf({ address, claimNumber: claim_number })
      const outcome = await database.transaction(async (tx): Promise<Outcome> => {
        const locked = await failures.take(tx, keys, now)
        const claim = await findForCheck(tx, claim_number)
        const isRight = isProven(claim, proof, catalogue)
        if (locked.length > 0) return { refusal: 'too_many_tries', locked }
        if (!isRight || claim.id === null)
          return { refusal: 'claim_not_found', locked: await failures.count(tx, keys, now) }
        return { claimId: claim.id, status_token: await issueStatusToken(tx, claim.id, now) }
      })
      await failures.forgetOld(database, now)
      await forgetOldTokens(database, now)
      return outcome
    },

    /** C-262 to C-266. */
    async answer(claimId: string, { locale, cardId }: { locale: Locale; cardId: string | null }) {
      const claim = await repository.claim(claimId)
      if (!claim) throw new Error('a claim was there and is gone')
      const { claim_number, benefit_code, status, date_of_loss } = claim
      const happened = (await repository.statuses(claimId)).map((one) => ({
        ...one,
        happened_at: one.happened_at.toISOString(),
      }))
      const texts = content.content(locale, 'claim-statuses')
      const statuses = claimTimeline(happened).map((one) => {
        const { name, text } = texts[(one.step === 'next' ? `next_${one.status}` : one.status) as keyof typeof texts]
        return { ...one, name, status_description: text }
      })
      return {
        claim_number,
        benefit_code,
        status,
        statuses,
        ...documents.lists(claim, await repository.documents(claimId), locale),
        date_of_loss,
        is_own_card: claim.card_id === cardId,
      } satisfies Omit<ClaimStatusAnswer, 'status_token'>
    },
  }
}
