import { CallFailed } from '@amparo/contract/call'
import { signOut } from '@amparo/contract/cards'
import type { Card } from '@amparo/contract/vault'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { VaultClient } from '../platform/vault-client.ts'
import { createCardLookup } from './card-lookup.ts'

/** The parts of a call that needs a card; `refuse` takes these codes and any others. */
export type CardCall<Code extends string = never> = {
  refuse: (code: 'unable_to_verify_card' | 'service_unavailable' | Code) => never
  log: FastifyBaseLogger
}

export type Cards = Awaited<ReturnType<typeof createCards>>

export async function createCards(parts: { vault: VaultClient; database: Database; clock: Clock }) {
  const lookup = await createCardLookup(parts)

  /** The card behind a token, null when the vault does not know the token, or what `whenDown` returns when it does not answer. */
  async function findOr<Otherwise>(
    panToken: string,
    { log, whenDown }: { log: FastifyBaseLogger; whenDown: () => Otherwise },
  ): Promise<Card | null | Otherwise> {
    try {
      return await lookup.find(panToken)
    } catch (error) {
      const vault_request_id = error instanceof CallFailed ? error.requestId : null
      log.error({ cause: (error as Error).message, vault_request_id }, 'the vault did not answer')
      return whenDown()
    }
  }

  return {
    ...lookup,
    findOr,
    /** The vault knows nothing of the card any more; its tokens work for a minute at most. */
    forget: parts.vault.forgetCard,
    export: parts.vault.exportCards,

    /** The card behind a token, for calls that cannot go on without one. */
    async require(panToken: string, { refuse, log }: CardCall): Promise<Card> {
      const card = await findOr(panToken, { log, whenDown: () => refuse('service_unavailable') })
      return card ?? refuse('unable_to_verify_card')
    },

    routes: [
      implement(signOut, async ({ body, refuse, log }) => {
        await lookup.revoke(body.pan_token).catch((error: Error) => {
          log.error({ cause: error.message }, 'the token was not revoked')
          return refuse('service_unavailable')
        })
        return null
      }),
    ],
  }
}
