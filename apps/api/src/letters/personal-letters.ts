import type { LetterDetails } from '@amparo/contract/letters'
import type { Queryable } from '@amparo/database/database'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { Person, PrivacyAction } from '../platform/personal-data.ts'
import type { LetterRow, LettersRepository } from './letters-repository.ts'

const AT_ONCE = 1_000

type Parts = { letters: LettersRepository; encryption: DetailsEncryption }
type Traveller = Readonly<Partial<LetterDetails['traveller']>>

/** What letters have of people. */
export function personalLetters({ letters, encryption }: Parts) {
  const travellerOf = ({ ticket, sealed_traveller }: LetterRow) =>
    encryption.decrypt(sealed_traveller, ticket) as Traveller
  const hasEmail = (letter: LetterRow, email: string) => travellerOf(letter).email?.toLowerCase() === email

  return {
    list: letters.listOf,
    listOld: letters.listOld,

    /** The letters of these cards, with this number, or with this e-mail address. */
    async find({ ticket, cardIds = [], email }: { ticket?: string; cardIds?: readonly string[]; email?: string }) {
      const found = await letters.listOf({ tickets: ticket ? [ticket] : [], card_ids: [...cardIds] })
      if (email !== undefined)
        for (let after = ''; ; ) {
          const page = await letters.listReadable(after, AT_ONCE)
          found.push(...page.filter((letter) => hasEmail(letter, email)))
          const last = page.at(-1)
          if (!last || page.length < AT_ONCE) break
          after = last.ticket
        }
      return {
        tickets: [...new Set(found.map((letter) => letter.ticket))],
        card_ids: [...new Set(found.map(({ card_id }) => card_id))],
        emails: [...new Set(found.flatMap((letter) => travellerOf(letter).email?.toLowerCase() ?? []))],
        phones: [...new Set(found.flatMap((letter) => travellerOf(letter).phone_number ?? []))],
      }
    },

    async export({ tickets }: Pick<Person, 'tickets'>) {
      const copies: object[] = []
      for (const letter of await letters.listOf({ tickets, card_ids: [] })) {
        const { sealed_traveller: _, sealed_initials: __, code_hash: ___, card_id: ____, ...rest } = letter
        copies.push({ ...rest, traveller: travellerOf(letter), events: await letters.eventsOf(letter.ticket) })
      }
      return copies
    },

    async noteExport(tx: Queryable, tickets: readonly string[], action: PrivacyAction) {
      for (const ticket of tickets) await letters.noteExport(tx, ticket, action)
    },

    erase: (tx: Queryable, ticket: string, action: PrivacyAction) =>
      letters.erase(
        tx,
        { ticket, sealed_traveller: encryption.encrypt({}, ticket), sealed_initials: encryption.encrypt('', ticket) },
        action,
      ),
  }
}
