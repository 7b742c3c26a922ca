import type { LetterDetails } from '@amparo/contract/letters'
import type { Database, Queryable } from '@amparo/database/database'
import { earliestDay } from '@amparo/rules/dates/iso-date'
import type { Person } from '../platform/personal-data.ts'

export type NewLetter = {
  ticket: string
  code_hash: string
  card_id: string
  benefit_code: string
  product_code: string
  card_issuer: string
  card_type: string
  country: string
  language_code: string
  issuance_date: string
  departure_date: string
  return_date: string | null
  sealed_traveller: string
  sealed_initials: string
  received_at: Date
}
export type LetterRow = NewLetter & { revoked_at: Date | null; erased_at: Date | null }
type VerifiedRow = Pick<LetterRow, 'ticket' | 'sealed_initials' | 'departure_date' | 'return_date' | 'revoked_at'>
/** For a code that no letter has, everything is null. */
export type ComparedLetter = VerifiedRow | { [Key in keyof VerifiedRow]: null }

type ErasedLetter = Pick<NewLetter, 'ticket' | 'sealed_traveller' | 'sealed_initials'>
type Action = { author: string; note?: string | undefined; now: Date }
type Filters = { country?: string | undefined; is_revoked?: string | undefined; after?: string | undefined }
type EventRow = Omit<LetterDetails['events'][number], 'happened_at'> & { happened_at: Date }

const MOST_EVENTS = 100
/** The rules' lastValidDay, as the index letters_to_erase has it. */
const LAST_VALID_DAY = "coalesce(return_date, (departure_date + interval '12 months')::date)"

export type LettersRepository = ReturnType<typeof createLettersRepository>

export function createLettersRepository(database: Database) {
  const addEvent = (tx: Queryable, ticket: string | null, kind: string, { author, note, now }: Action) =>
    tx.query('INSERT INTO letter_events (ticket, kind, author, note, happened_at) VALUES ($1, $2, $3, $4, $5)', [
      ticket,
      kind,
      author,
      note ?? null,
      now,
    ])

  return {
    /** Counts and writes under a lock of the card, so that the limit holds for parallel calls in any number of replicas. */
    insert: (letter: NewLetter, { most, since }: { most: number; since: Date }) =>
      database.transaction(async (tx): Promise<'stored' | 'taken' | 'too_many'> => {
        await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [letter.card_id])
        const [sent] = await tx.query<{ count: number }>(
          'SELECT count(*)::integer AS count FROM letters WHERE card_id = $1 AND received_at > $2',
          [letter.card_id, since],
        )
        if ((sent?.count ?? 0) >= most) return 'too_many'
        const columns = Object.keys(letter)
        const inserted = await tx.query(
          `INSERT INTO letters (${columns.join(', ')}) VALUES (${columns.map((_, place) => `$${place + 1}`)})
           ON CONFLICT DO NOTHING RETURNING ticket`,
          Object.values(letter),
        )
        if (inserted.length === 0) return 'taken'
        await addEvent(tx, letter.ticket, 'received', { author: 'cardholder', now: letter.received_at })
        return 'stored'
      }),

    async isKnown({ ticket, card_id, code_hash }: Pick<NewLetter, 'ticket' | 'card_id' | 'code_hash'>) {
      const found = await database.query(
        'SELECT 1 FROM letters WHERE ticket = $1 AND card_id = $2 AND code_hash = $3',
        [ticket, card_id, code_hash],
      )
      return found.length > 0
    },

    /** Always one row, so that a code that no letter has takes as long as any other. */
    async findByCode(codeHash: string): Promise<ComparedLetter> {
      const [found] = await database.query<ComparedLetter>(
        `SELECT ticket, sealed_initials, departure_date, return_date, revoked_at
         FROM (SELECT $1::text AS hash) AS asked LEFT JOIN letters ON code_hash = hash`,
        [codeHash],
      )
      return found as ComparedLetter
    },

    /** Newest first, one more than `limit` if there are more. */
    list: ({ country, is_revoked, after }: Filters, limit: number, action: Action) =>
      database.transaction(async (tx) => {
        await addEvent(tx, null, 'listed', action)
        return tx.query<LetterRow>(
          `SELECT * FROM letters
           WHERE ($1::text IS NULL OR country = $1)
             AND ($2::boolean IS NULL OR (revoked_at IS NOT NULL) = $2)
             AND ($3::text IS NULL OR (received_at, ticket) < (SELECT received_at, ticket FROM letters WHERE ticket = $3))
           ORDER BY received_at DESC, ticket DESC LIMIT $4`,
          [country ?? null, is_revoked === undefined ? null : is_revoked === 'true', after ?? null, limit + 1],
        )
      }),

    /** A letter with its history, to which it is added that an operator has seen it. */
    show: (ticket: string, action: Action) =>
      database.transaction(async (tx) => {
        const [letter] = await tx.query<LetterRow>('SELECT * FROM letters WHERE ticket = $1', [ticket])
        if (!letter) return null
        await addEvent(tx, ticket, 'shown', action)
        const newest = await tx.query<EventRow>(
          `SELECT kind, note, author, happened_at FROM letter_events WHERE ticket = $1 ORDER BY position DESC LIMIT $2`,
          [ticket, MOST_EVENTS],
        )
        return { letter, events: newest.reverse() }
      }),

    /** The letters with these numbers, or of these cards. */
    async listOf({ tickets, card_ids }: Pick<Person, 'tickets' | 'card_ids'>) {
      return database.query<LetterRow>(
        'SELECT * FROM letters WHERE ticket = ANY($1) OR card_id = ANY($2::uuid[]) ORDER BY received_at, ticket',
        [tickets, card_ids],
      )
    },

    /** In the order of their numbers, from after `after`: only the key tells whose they are. */
    listReadable: (after: string, most: number) =>
      database.query<LetterRow>(
        'SELECT * FROM letters WHERE erased_at IS NULL AND ticket > $1 ORDER BY ticket LIMIT $2',
        [after, most],
      ),

    /** Those that were no longer valid anywhere at a moment. */
    async listOld(moment: Date, most: number): Promise<string[]> {
      const found = await database.query<{ ticket: string }>(
        `SELECT ticket FROM letters WHERE erased_at IS NULL AND ${LAST_VALID_DAY} < $1 LIMIT $2`,
        [earliestDay(moment), most],
      )
      return found.map(({ ticket }) => ticket)
    },

    eventsOf: (ticket: string) =>
      database.query<EventRow>(
        'SELECT kind, note, author, happened_at FROM letter_events WHERE ticket = $1 ORDER BY letter_events.position',
        [ticket],
      ),

    noteExport: (tx: Queryable, ticket: string, action: Action) => addEvent(tx, ticket, 'exported', action),

    /** Erases who travels, and the code. False if it was erased before. */
    async erase(tx: Queryable, { ticket, ...sealed }: ErasedLetter, action: Action): Promise<boolean> {
      const erased = await tx.query(
        `UPDATE letters SET sealed_traveller = $2, sealed_initials = $3, code_hash = 'erased ' || ticket, erased_at = $4
         WHERE ticket = $1 AND erased_at IS NULL RETURNING ticket`,
        [ticket, sealed.sealed_traveller, sealed.sealed_initials, action.now],
      )
      if (erased.length === 0) return false
      await tx.query('UPDATE letter_events SET note = NULL WHERE ticket = $1 AND note IS NOT NULL', [ticket])
      await addEvent(tx, ticket, 'erased', action)
      return true
    },

    /** False if it is unknown or was revoked before. */
    revoke: (ticket: string, action: Action) =>
      database.transaction(async (tx) => {
        const revoked = await tx.query(
          'UPDATE letters SET revoked_at = $2 WHERE ticket = $1 AND revoked_at IS NULL RETURNING ticket',
          [ticket, action.now],
        )
        if (revoked.length === 0) return false
        await addEvent(tx, ticket, 'revoked', action)
        return true
      }),
  }
}
