import type { Database } from '@amparo/database/database'
import type { CallCounts } from '@amparo/service/limits/call-counts'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { Clock } from '../platform/clock.ts'
import { createDetailsEncryption, type SecretKeys } from '../platform/encrypted-details.ts'
import { limited } from '../platform/rate-limits.ts'
import { createLettersRepository } from './letters-repository.ts'
import { operatorLetterRoutes } from './operator-letters.ts'
import { personalLetters } from './personal-letters.ts'
import { submitLetterRoute } from './submit-letter.ts'
import { verifyLetterRoute } from './verify-letter.ts'

type Parts = {
  database: Database
  clock: Clock
  counts: CallCounts
  benefits: Pick<Benefits, 'requireProduct'>
  /** Encrypts who travels; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
}

export type Letters = ReturnType<typeof createLetters>

/** Travel letters that can be verified. */
export function createLetters({ database, clock, counts, benefits, secret }: Parts) {
  const parts = {
    clock,
    counts,
    letters: createLettersRepository(database),
    encryption: createDetailsEncryption(secret),
  }

  return {
    personalData: personalLetters(parts),

    routes: [
      ...limited('letters', [submitLetterRoute({ ...parts, benefits })]),
      ...limited('letter_codes', [verifyLetterRoute(parts)]),
      ...operatorLetterRoutes(parts),
    ],
  }
}
