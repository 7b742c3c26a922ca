import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import { chooseClaimMails } from '@amparo/contract/claim-mails'
import type { Database, Queryable } from '@amparo/database/database'
import type { ClaimStatus } from '@amparo/rules/claims/claim-timeline'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import { isAddress, type Mail } from '../platform/mail/mail.ts'
import { limited } from '../platform/rate-limits.ts'
import { claimMailWriter, type MailedClaim } from './claim-mail.ts'
import { createOptOutTokens } from './opt-out-token.ts'
import { createOptOutsRepository } from './opt-outs-repository.ts'

export type { MailedClaim } from './claim-mail.ts'

type Parts = {
  database: Database
  clock: Clock
  catalogue: Pick<Catalogue, 'countries'>
  content: Pick<ContentStore, 'content'>
  mail: Mail
  /** Links lead to the first one. */
  portalOrigins: readonly string[]
  /** For the tokens in links; 32 bytes in hex, the same in every replica. */
  secret: string
}

export type ClaimMails = ReturnType<typeof createClaimMails>

/** Mail to claimants. It is stored in the same transaction as the change it reports, so it is sent if and only if the change happened. */
export function createClaimMails({ database, clock, mail, secret, ...parts }: Parts) {
  const optOuts = createOptOutsRepository(database)
  const tokens = createOptOutTokens(secret)
  const write = claimMailWriter(parts)

  return {
    /** Sends nothing, and returns false, where nobody can be written to: no address, one that is erased by now, or one that wants no mail. */
    async send(tx: Queryable, claim: MailedClaim, status: ClaimStatus): Promise<boolean> {
      const { email } = claim
      if (email === null || !isAddress(email)) return false
      if (await optOuts.has(tx, tokens.addressHash(email))) return false
      await mail.send(write({ ...claim, email }, { status, token: tokens.tokenFor(email) }), tx)
      return true
    },

    routes: limited('mail_choices', [
      implement(chooseClaimMails, async ({ body, refuse }) => {
        const addressHash = tokens.addressHashOf(body.token) ?? refuse('unknown_link')
        await (body.is_wanted ? optOuts.remove(addressHash) : optOuts.add(addressHash, clock.now()))
        return null
      }),
    ]),
  }
}
