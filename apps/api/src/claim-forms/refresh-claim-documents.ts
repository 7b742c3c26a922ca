import { refreshClaimDocuments } from '@amparo/contract/claim-documents'
import { normaliseClaim } from '@amparo/form-engine/answers/normalise-page'
import { implement } from '../services.ts'
import { claimFormFor } from './claim-form-for.ts'

/** C-152, C-541, C-542: those that the answers so far ask for. */
export const refreshClaimDocumentsRoute = implement(refreshClaimDocuments, async (call, services) => {
  const { benefit_code, language_code: locale } = call.body
  const { form, country } = await claimFormFor(call.body, call, services)
  const application = normaliseClaim(form.pages, call.body.application)
  return { documents: services.claimDocuments({ benefit_code, country, locale, application }) }
})
