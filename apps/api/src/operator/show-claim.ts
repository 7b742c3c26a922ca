import { showClaim } from '@amparo/contract/claim-register'
import { implement } from '../services.ts'

export const showClaimRoute = implement(
  showClaim,
  async ({ params, refuse }, { claims }) => (await claims.show(params.claimNumber)) ?? refuse('unknown_claim'),
)
