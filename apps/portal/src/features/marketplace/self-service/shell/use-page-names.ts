import { useContent } from '../../../../platform/content/content.ts'
import type { PolicyPage } from '../../../../platform/navigation/marketplace-paths.ts'

/** The names of the pages, in the menu and as their titles. */
export function usePageNames(): Record<PolicyPage, string> {
  const text = useContent('self-service')
  return {
    overview: text.page_overview,
    'personal-information': text.page_personal_information,
    'additional-insureds': text.page_additional_insureds,
    coverage: text.page_coverage,
    documents: text.page_documents,
    billing: text.page_billing,
    claims: text.page_claims,
    'claims/file': text.page_file_claim,
  }
}
