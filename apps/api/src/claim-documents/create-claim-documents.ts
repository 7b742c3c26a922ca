import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import { listClaimDocuments, refreshClaimDocuments } from '@amparo/contract/claim-documents'
import { withHiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { normaliseClaim } from '@amparo/form-engine/answers/normalise-page'
import { implement } from '@amparo/service/app/implement'
import type { ClaimForms } from '../claim-forms/create-claim-forms.ts'
import { limited } from '../platform/rate-limits.ts'
import { documentsOfClaim } from './documents-of-claim.ts'

type Parts = {
  catalogue: Catalogue
  content: Pick<ContentStore, 'content'>
  claimForms: Pick<ClaimForms, 'claimFormFor'>
}

export type ClaimDocuments = ReturnType<typeof createClaimDocuments>

/** The documents that a claim needs as proof. */
export function createClaimDocuments({ catalogue, content, claimForms }: Parts) {
  const { claimFormFor } = claimForms
  const list = documentsOfClaim({ catalogue, content })

  return {
    list,

    routes: [
      // The country is the card's, so nobody is asked for another country's documents (C-539, C-540).
      implement(listClaimDocuments, async (call) => {
        const { benefit_code, language_code: locale } = call.query
        const { country } = await claimFormFor(call.query, call)
        return { documents: list({ benefit_code, country, locale }) }
      }),
      // Only what the answers so far require (C-152, C-541, C-542).
      ...limited('claim_checks', [
        implement(refreshClaimDocuments, async (call) => {
          const { benefit_code, language_code: locale } = call.body
          const { form, country, claimant } = await claimFormFor(call.body, call)
          const given = withHiddenAnswers(form.pages, call.body.application, claimant.known)
          const application = normaliseClaim(form.pages, given)
          return { documents: list({ benefit_code, country, locale, application }) }
        }),
      ]),
    ],
  }
}
