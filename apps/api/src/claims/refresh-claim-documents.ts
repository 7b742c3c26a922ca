import { refreshClaimDocuments } from '@amparo/contract/claim-evidence'
import { implement } from '../services.ts'
import { claimFormFor } from './claim-form-for.ts'

/** C-541, C-542. No form of the catalogue makes a document depend on an answer, so the list is that of the benefit. */
export const refreshClaimDocumentsRoute = implement(refreshClaimDocuments, async (call, services) => {
  const { benefit_code, language_code: locale } = call.body
  const { country } = await claimFormFor(call.body, call, services)
  return { documents: services.claimDocuments({ benefit_code, country, locale }) }
})
