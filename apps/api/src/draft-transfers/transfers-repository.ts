import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'

const oldTransfers: OldRows = { table: 'draft_transfers', key: 'id', where: 'created_at < $1' }

type NewTransfer = {
  id: string
  draft_id: string
  card_id: string
  code_hash: string
  content: string
  created_at: Date
  expires_at: Date
}
type PickUp = { code_hash: string; card_id: string; pick_up_hash: string; now: Date }
type Found = { draft_id: string | null; content: string | null; is_of_another_card: boolean }
type State = { draft_id: string; picked_up_at: Date | null; sent_at: Date | null; claim_number: string | null }

export function createTransfersRepository(database: Database) {
  return {
    /** Replaces the draft's open transfer. False if the card has already started `most` transfers since `since`. */
    start: (transfer: NewTransfer, { most, since }: { most: number; since: Date }) =>
      database.transaction(async (tx) => {
        const { card_id, draft_id, created_at } = transfer
        // Locks the card, so that the limit holds for parallel calls too.
        await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [card_id])
        const [started] = await tx.query<{ count: number }>(
          'SELECT count(*) FROM draft_transfers WHERE card_id = $1 AND created_at > $2',
          [card_id, since],
        )
        if ((started?.count ?? 0) >= most) return false
        await tx.query(
          `UPDATE draft_transfers SET revoked_at = $3, content = NULL
           WHERE card_id = $1 AND draft_id = $2 AND picked_up_at IS NULL AND revoked_at IS NULL`,
          [card_id, draft_id, created_at],
        )
        const columns = Object.keys(transfer)
        await tx.query(
          `INSERT INTO draft_transfers (${columns.join(', ')}) VALUES (${columns.map((_, place) => `$${place + 1}`)})`,
          Object.values(transfer),
        )
        return true
      }),

    /** One statement for every code, so that unknown, used and expired ones cost the same. */
    async pickUp({ code_hash, card_id, pick_up_hash, now }: PickUp): Promise<Found> {
      const [found] = await database.query<Found>(
        `WITH open AS (
           SELECT id, card_id, content FROM draft_transfers
           WHERE code_hash = $1 AND revoked_at IS NULL AND expires_at > $2 AND content IS NOT NULL
             AND (pick_up_hash IS NULL OR pick_up_hash = $4)
           FOR UPDATE
         ), picked_up AS (
           UPDATE draft_transfers SET picked_up_at = COALESCE(picked_up_at, $2), pick_up_hash = $4
           FROM open WHERE draft_transfers.id = open.id AND open.card_id = $3
           RETURNING draft_transfers.draft_id, open.content
         )
         SELECT draft_id, content, EXISTS (SELECT 1 FROM open WHERE card_id <> $3) AS is_of_another_card
         FROM (SELECT) AS always LEFT JOIN picked_up ON true`,
        [code_hash, now, card_id, pick_up_hash],
      )
      if (!found) throw new Error('the query for a pick-up returned no row')
      return found
    },

    async revoke({ card_id, draft_id, now }: { card_id: string; draft_id: string; now: Date }) {
      await database.query(
        `UPDATE draft_transfers SET revoked_at = $3, content = NULL
         WHERE card_id = $1 AND draft_id = $2 AND picked_up_at IS NULL AND revoked_at IS NULL`,
        [card_id, draft_id, now],
      )
    },

    states: (card_id: string, draft_ids: readonly string[]) =>
      database.query<State>(
        `SELECT asked.draft_id, claims.received_at AS sent_at, claims.claim_number, (
           SELECT max(picked_up_at) FROM draft_transfers WHERE card_id = $1 AND draft_id = asked.draft_id
         ) AS picked_up_at
         FROM unnest($2::uuid[]) AS asked (draft_id)
         LEFT JOIN claims ON claims.card_id = $1 AND claims.draft_id = asked.draft_id AND claims.duplicate_of IS NULL`,
        [card_id, draft_ids],
      ),

    async erase(tx: Queryable, cardIds: readonly string[]) {
      await tx.query('DELETE FROM draft_transfers WHERE card_id = ANY($1::uuid[])', [cardIds])
    },

    /** Deletes the contents of transfers that have ended, and later the transfers. */
    async deleteEnded({ now, before }: { now: Date; before: Date }) {
      await database.query('UPDATE draft_transfers SET content = NULL WHERE content IS NOT NULL AND expires_at <= $1', [
        now,
      ])
      await deleteAll(database, oldTransfers, [before])
    },
  }
}
