import { type LetterDetails, type LetterSummary, listLetters, revokeLetter, showLetter } from '@amparo/contract/letters'
import { letterState } from '@amparo/rules/letters/letter-validity'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { LetterRow, LettersRepository } from './letters-repository.ts'

const USUAL_LIMIT = 50

type Parts = { clock: Clock; letters: LettersRepository; encryption: DetailsEncryption }

/** The operator's calls. Each leaves an event with its author. */
export function operatorLetterRoutes({ clock, letters, encryption }: Parts) {
  async function show(ticket: string, author: string): Promise<LetterDetails | null> {
    const found = await letters.show(ticket, { author, now: clock.now() })
    if (!found) return null
    const { letter, events } = found
    return {
      ...summaryOf(letter, clock.now()),
      card_issuer: letter.card_issuer,
      card_type: letter.card_type,
      language_code: letter.language_code,
      issuance_date: letter.issuance_date,
      revoked_at: letter.revoked_at?.toISOString() ?? null,
      traveller: encryption.decrypt(letter.sealed_traveller, ticket) as LetterDetails['traveller'],
      events: events.map((event) => ({ ...event, happened_at: event.happened_at.toISOString() })),
    }
  }

  return [
    implement(listLetters, async ({ query: { limit, ...filters }, author }) => {
      const most = Number(limit ?? USUAL_LIMIT)
      const now = clock.now()
      const found = await letters.list(filters, most, { author, now })
      const page = found.slice(0, most)
      return {
        letters: page.map((letter) => summaryOf(letter, now)),
        next: found.length > most ? (page.at(-1)?.ticket ?? null) : null,
      }
    }),
    implement(
      showLetter,
      async ({ params, author, refuse }) => (await show(params.ticket, author)) ?? refuse('unknown_letter'),
    ),
    implement(revokeLetter, async ({ params, body, author, refuse }) => {
      const isRevoked = await letters.revoke(params.ticket, { ...body, author, now: clock.now() })
      const letter = (await show(params.ticket, author)) ?? refuse('unknown_letter')
      return isRevoked ? letter : refuse('already_revoked')
    }),
  ]
}

function summaryOf(letter: LetterRow, now: Date): LetterSummary {
  const { ticket, benefit_code, product_code, country, departure_date, return_date, received_at } = letter
  return {
    ticket,
    state: letterState(letter, now),
    benefit_code,
    product_code,
    country,
    departure_date,
    return_date,
    received_at: received_at.toISOString(),
  }
}
