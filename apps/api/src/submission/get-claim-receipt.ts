import { getClaimReceipt } from '@amparo/contract/submission'
import { implement } from '../services.ts'

export const getClaimReceiptRoute = implement(
  getClaimReceipt,
  async ({ params, refuse }, { claims, longOperations }) =>
    (await claims.receipt(longOperations.hashOf(params.id))) ?? refuse('unknown_operation'),
)
