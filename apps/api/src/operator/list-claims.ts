import { listClaims } from '@amparo/contract/claim-register'
import { implement } from '../services.ts'

const USUAL_LIMIT = 50

export const listClaimsRoute = implement(listClaims, ({ query: { limit, ...filters } }, { claims }) =>
  claims.list(filters, Number(limit ?? USUAL_LIMIT)),
)
