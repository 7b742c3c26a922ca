import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import { checkClaimStatus, uploadClaimDocuments } from '@amparo/contract/claim-status'
import type { Database, Queryable } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { Cards } from '../cards/create-cards.ts'
import type { ClaimDocuments } from '../claim-documents/create-claim-documents.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { FeatureFlags } from '../feature-flags/create-feature-flags.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { Clock } from '../platform/clock.ts'
import { handleJob } from '../platform/jobs/jobs.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import { createStatusCheck } from './check-status.ts'
import { createFailedChecks } from './failed-checks.ts'
import { finishUpload, finishUploadJob } from './finish-older-upload.ts'
import { receiveUpload } from './receive-upload.ts'
import { createStatusAnswer } from './status-answer.ts'
import { createStatusDocuments } from './status-documents.ts'
import { createStatusTokens } from './status-tokens.ts'
import { createUploadsRepository } from './uploads-repository.ts'

type Parts = {
  database: Database
  repeat: Repeat
  log: Pick<FastifyBaseLogger, 'error'>
  clock: Clock
  catalogue: Catalogue
  content: Pick<ContentStore, 'content'>
  cards: Pick<Cards, 'findOr'>
  featureFlags: Pick<FeatureFlags, 'isOn'>
  longOperations: LongOperations
  claimRegister: ClaimRegister
  claimDocuments: Pick<ClaimDocuments, 'list'>
  /** For the keys of failed checks; 32 bytes in hex, the same in every replica. */
  secret: string
}

export type ClaimStatus = ReturnType<typeof createClaimStatus>

/** A person who knows a claim's number, and the proof that its country asks for, sees its status and can send documents (C-245). */
export function createClaimStatus(parts: Parts) {
  const { database, repeat, log, clock, cards, featureFlags, longOperations, claimRegister } = parts
  const tokens = createStatusTokens(database)
  const failures = createFailedChecks(parts.secret)
  const documents = createStatusDocuments(parts)
  const check = createStatusCheck({ ...parts, tokens, failures })
  const answer = createStatusAnswer({ ...parts, documents })
  const uploads = createUploadsRepository(database)
  const receive = receiveUpload({ longOperations, claimRegister, uploads })

  async function deleteExpired() {
    await failures.deleteOld(database, clock.now())
    await tokens.deleteExpired(clock.now())
  }
  const deleting = repeat(deleteExpired, {
    log,
    name: 'delete expired status checks',
    failure: 'expired status checks were not deleted',
  })

  return {
    answer,
    tokens,
    deleteExpired,
    close: deleting.stop,
    personalData: {
      async erase(tx: Queryable, claimId: string) {
        await tokens.revokeAll(tx, claimId)
        await uploads.erase(tx, claimId)
      },
    },

    routes: limited('claim_guesses', [
      // The claim status check (C-558, C-559); the card token may be left out (C-X12).
      implement(checkClaimStatus, async ({ body, address, refuse, log }) => {
        const { pan_token, language_code: locale, ...asked } = body
        const isSurnameOn = await featureFlags.isOn('ap_claim_status_check')
        // The card only tells whether the claim is its own, so a status can be seen without the vault.
        const card = pan_token ? await cards.findOr(pan_token, { log, whenDown: () => null }) : null

        const outcome = await check({ ...asked, address, isSurnameOn })
        if ('refusal' in outcome) {
          for (const key of outcome.locked) log.warn({ key }, 'status check locked')
          return refuse(outcome.refusal)
        }
        const { claimId, status_token } = outcome
        return { ...(await answer(claimId, { locale, cardId: card?.card_id ?? null })), status_token }
      }),
      // The region in the call is ignored: the claim's own country decides (C-560 to C-562, C-X67).
      implement(uploadClaimDocuments, async ({ body, refuse }) => {
        const { claim_number, documents: sent, status_token } = body
        const claimId = await tokens.findClaimId(status_token, clock.now())
        const claim = claimId && (await claimRegister.find(claimId))
        if (!claim || claim.claim_number !== claim_number) return refuse('claim_not_found')
        const rows = await claimRegister.documents(claim.id)

        const problems = sent.flatMap(({ document_id }, place) =>
          documents.isAsked(claim, rows, document_id) ? [] : [{ path: `documents.${place}`, code: 'not_asked' }],
        )
        if (problems.length > 0) return refuse('document_not_asked', { problems })

        const files = await claimRegister.acceptFiles(sent, { from: claim, refuse })
        return { long_op_id: await receive(claim.id, { files, rows }) }
      }),
    ]),
    jobs: [handleJob(finishUploadJob, finishUpload({ longOperations, claimRegister, uploads }))],
  }
}
