import { setClaimStatus } from '@amparo/contract/claim-register'
import { implement } from '../services.ts'

export const setClaimStatusRoute = implement(setClaimStatus, async ({ params, body, refuse }, { claims, clock }) => {
  await claims.setStatus(params.claimNumber, { ...body, now: clock.now() })
  return (await claims.show(params.claimNumber)) ?? refuse('unknown_claim')
})
