import { randomBytes, randomUUID } from 'node:crypto'
import { listTransferStates, pickUpTransfer, revokeTransfer, startTransfer } from '@amparo/contract/draft-transfers'
import type { Database } from '@amparo/database/database'
import { makeTransferCode, TRANSFER_OPEN_MS } from '@amparo/rules/claims/transfer-code'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { CardCall } from '../cards/create-cards.ts'
import type { Clock } from '../platform/clock.ts'
import { createDetailsEncryption } from '../platform/encrypted-details.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import { createTransfersRepository } from './transfers-repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MOST_AN_HOUR = 20
/** Longer than any device stores its copy, so that each can ask what became of it. */
const STORED_MS = 7 * 24 * HOUR_MS

type Parts = {
  database: Database
  repeat: Repeat
  clock: Clock
  log: FastifyBaseLogger
  benefits: Pick<Benefits, 'requireProduct'>
  /** Hashes codes; 32 bytes in hex, the same in every replica. */
  secret: string
}

export type DraftTransfers = ReturnType<typeof createDraftTransfers>

/** Carries drafts from one device to another. They are encrypted with a key that never reaches the server. */
export function createDraftTransfers({ database, repeat, clock, log, benefits, secret }: Parts) {
  const transfers = createTransfersRepository(database)
  const { fingerprint } = createDetailsEncryption(secret)
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const cardOf = async (token: string, call: CardCall) => (await benefits.requireProduct(token, call)).card.card_id
  const deleteEnded = () => transfers.deleteEnded({ now: clock.now(), before: later(-STORED_MS) })
  const deleting = repeat(deleteEnded, {
    log,
    name: 'delete ended transfers',
    failure: 'ended transfers were not deleted',
  })

  return {
    personalData: { erase: transfers.erase },
    deleteEnded,
    close: deleting.stop,

    routes: [
      ...limited('transfers', [
        implement(startTransfer, async (call) => {
          const { draft_id, content, pan_token } = call.body
          const code = makeTransferCode(randomBytes)
          const expires_at = later(TRANSFER_OPEN_MS)
          const isStarted = await transfers.start(
            {
              ...{ id: randomUUID(), draft_id, content, created_at: clock.now(), expires_at },
              card_id: await cardOf(pan_token, call),
              code_hash: fingerprint(['transfer code', code]),
            },
            { most: MOST_AN_HOUR, since: later(-HOUR_MS) },
          )
          return isStarted ? { code, expires_at: expires_at.toISOString() } : call.refuse('too_many_transfers')
        }),

        implement(pickUpTransfer, async (call) => {
          const { code, pick_up_id, pan_token } = call.body
          const { draft_id, content, is_of_another_card } = await transfers.pickUp({
            code_hash: fingerprint(['transfer code', code]),
            card_id: await cardOf(pan_token, call),
            pick_up_hash: fingerprint(['pick-up', pick_up_id]),
            now: clock.now(),
          })
          if (is_of_another_card) return call.refuse('transfer_of_another_card')
          if (draft_id === null || content === null) return call.refuse('transfer_not_found')
          return { draft_id, content }
        }),
      ]),
      ...limited('transfer_states', [
        implement(revokeTransfer, async (call) => {
          const { draft_id, pan_token } = call.body
          await transfers.revoke({ card_id: await cardOf(pan_token, call), draft_id, now: clock.now() })
          return null
        }),

        implement(listTransferStates, async (call) => {
          const { draft_ids, pan_token } = call.body
          const states = await transfers.states(await cardOf(pan_token, call), draft_ids)
          return states.map(({ picked_up_at, sent_at, ...state }) => ({
            ...state,
            picked_up_at: picked_up_at?.toISOString() ?? null,
            sent_at: sent_at?.toISOString() ?? null,
          }))
        }),
      ]),
    ],
  }
}
