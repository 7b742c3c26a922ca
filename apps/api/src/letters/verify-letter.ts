import { verifyLetter } from '@amparo/contract/letters'
import { letterState } from '@amparo/rules/letters/letter-validity'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { LettersRepository } from './letters-repository.ts'

type Parts = { clock: Clock; letters: Pick<LettersRepository, 'findByCode'>; encryption: DetailsEncryption }

/** Decrypted for a code that no letter has, so that right and wrong codes do the same work. */
const NOBODY = { ticket: '0'.repeat(21), initials: 'A. A.', departure_date: '2000-01-01', return_date: '2000-01-02' }

/** Says whether a letter was issued, to anyone who has its code. */
export function verifyLetterRoute({ clock, letters, encryption }: Parts) {
  const sealed_initials = encryption.encrypt(NOBODY.initials, NOBODY.ticket)
  const nobody = { ...NOBODY, sealed_initials, revoked_at: null }

  return implement(verifyLetter, async ({ body }) => {
    const found = await letters.findByCode(encryption.fingerprint(['letter code', body.code]))
    const letter = found.ticket === null ? nobody : found
    const { ticket, departure_date, return_date } = letter
    const initials = String(encryption.decrypt(letter.sealed_initials, ticket))
    const state = letterState(letter, clock.now())
    return found.ticket === null
      ? { state: 'unknown' as const }
      : { state, ticket, initials, departure_date, return_date }
  })
}
