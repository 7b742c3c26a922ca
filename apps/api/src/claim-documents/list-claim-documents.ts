import { listClaimDocuments } from '@amparo/contract/claim-documents'
import { claimFormFor } from '../claim-forms/claim-form-for.ts'
import { implement } from '../services.ts'

/** C-539, C-540. The card says the country: nobody is asked for another's documents. */
export const listClaimDocumentsRoute = implement(listClaimDocuments, async (call, services) => {
  const { benefit_code, language_code: locale } = call.query
  const { country } = await claimFormFor(call.query, call, services)
  return { documents: services.claimDocuments({ benefit_code, country, locale }) }
})
