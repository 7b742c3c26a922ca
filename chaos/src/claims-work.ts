import { brokenPromises } from './broken-promises.ts'
import { type Confirmed, sendClaim } from './send-claim.ts'
import type { Work } from './work.ts'

/** People send claims with files. */
export function claimsWork(): Work {
  const claims: Confirmed[] = []

  return {
    unit: 'claims',
    async doOnce(scene, random, mark) {
      const claim: Confirmed = { mark, files: [] }
      claims.push(claim)
      await sendClaim(scene, random, claim)
    },
    confirmed: () => claims.filter(({ claimNumber }) => claimNumber).length,
    broken: (database, { objects }) => brokenPromises(database, claims, objects),
  }
}
