import { getClaimReceipt } from '@amparo/contract/claim-receipt'
import { implement } from '../services.ts'
import { operationHash } from './operation-ids.ts'

export const getClaimReceiptRoute = implement(
  getClaimReceipt,
  async ({ params, refuse }, { claims }) =>
    (await claims.receipt(operationHash(params.id))) ?? refuse('unknown_operation'),
)
