import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'
import type { PhoneHashes } from './phone-hashes.ts'

const DAY_MS = 24 * 3_600_000
/** Many people may share an address, but few of them claim on the same day. */
const MOST_A_DAY = 30
/** How many of them may go to the same phone, so that a stranger cannot use up the codes that its owner may get. */
const MOST_TO_ONE_PHONE = 5

/** Locks the rows until the transaction ends, so that concurrent calls in any replica are counted one after the other. */
const LOCK = `
  INSERT INTO phone_code_addresses AS known (address_hash, sent_at, touched_at)
  SELECT hash, '{}', $2 FROM unnest($1::text[]) AS hash ORDER BY hash
  ON CONFLICT (address_hash) DO UPDATE SET
    touched_at = excluded.touched_at,
    sent_at = ARRAY(SELECT sent FROM unnest(known.sent_at) AS sent WHERE sent > $3)
  RETURNING address_hash, cardinality(sent_at) AS sent`

const oldAddresses: OldRows = { table: 'phone_code_addresses', key: 'address_hash', where: 'touched_at < $1' }

type Sending = { address: string; phone: string }

/** Limits the codes that a client address may have sent in a day, to all phones and to a single one: messages cost money and annoy people. */
export function createCodeAddresses(hashes: PhoneHashes) {
  const before = (now: Date) => new Date(now.getTime() - DAY_MS)

  const hashesOf = ({ address, phone }: Sending) => ({
    all: hashes.ofAddress(address),
    toPhone: hashes.ofAddress(`${address} to ${phone}`),
  })

  return {
    async mayHaveOneSent(tx: Queryable, sending: Sending, now: Date): Promise<boolean> {
      const { all, toPhone } = hashesOf(sending)
      const rows = await tx.query<{ address_hash: string; sent: number }>(LOCK, [[all, toPhone], now, before(now)])
      return rows.every(({ address_hash, sent }) => sent < (address_hash === all ? MOST_A_DAY : MOST_TO_ONE_PHONE))
    },

    async count(tx: Queryable, sending: Sending, now: Date) {
      await tx.query(
        'UPDATE phone_code_addresses SET sent_at = sent_at || $2::timestamptz WHERE address_hash = ANY($1)',
        [Object.values(hashesOf(sending)), now],
      )
    },

    deleteOld: (database: Database, now: Date) => deleteAll(database, oldAddresses, [before(now)]),
  }
}

export type CodeAddresses = ReturnType<typeof createCodeAddresses>
