import { getClaimReceipt } from '@amparo/contract/claim-receipt'
import { implement } from '../services.ts'

export const getClaimReceiptRoute = implement(
  getClaimReceipt,
  async ({ params, refuse }, { claims, longOperations }) =>
    (await claims.receipt(longOperations.hashOf(params.id))) ?? refuse('unknown_operation'),
)
