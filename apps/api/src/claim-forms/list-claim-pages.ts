import { listClaimPages } from '@amparo/contract/claim-forms'
import { implement } from '../services.ts'
import { claimFormFor } from './claim-form-for.ts'

export const listClaimPagesRoute = implement(listClaimPages, async (call, services) => {
  const { form } = await claimFormFor({ ...call.query, benefit_code: call.params.code }, call, services)
  return form.pagesAnswer
})
