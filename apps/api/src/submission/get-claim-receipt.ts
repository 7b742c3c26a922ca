import { getClaimReceipt } from '@amparo/contract/claim-receipt'
import { implement } from '../services.ts'

export const getClaimReceiptRoute = implement(
  getClaimReceipt,
  async ({ params, refuse }, { claims, longOperations, receiptFiles }) => {
    const receipt = (await claims.receipt(longOperations.hashOf(params.id))) ?? refuse('unknown_operation')
    return { ...receipt, has_pdf: receiptFiles.isPrintable(receipt) }
  },
)
