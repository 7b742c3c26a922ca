import type { Catalogue } from '@amparo/catalogue/catalogue'
import { isAsked } from '@amparo/catalogue/claim-form-summary'
import type { ContentStore } from '@amparo/content/load-content'
import type { DocumentInfo } from '@amparo/contract/claim-evidence'
import type { Locale } from '@amparo/rules/locales'
import { wireTransferForm } from '@amparo/rules/wire-transfer-form'

/** C-158: the online payment form takes its place. */
const HIDDEN = 'DOC134'
/** C-154. */
const HAS_FORMS = 'DOC017'

type Parts = { catalogue: Catalogue; content: Pick<ContentStore, 'content'> }
type Asked = { benefit_code: string; country: string; locale: Locale }

export type ClaimDocuments = (asked: Asked) => DocumentInfo[]

/** What a claim for a benefit needs as evidence in a country [C-151, C-153]. */
export function createClaimDocuments({ catalogue, content }: Parts): ClaimDocuments {
  return ({ benefit_code, country, locale }) => {
    const texts = content.content(locale, 'claim-documents')
    const asked = catalogue.claimForms.get(benefit_code)?.documents.filter((document) => isAsked(document, country))
    return (asked ?? [])
      .filter(({ id }) => id !== HIDDEN)
      .map(({ id, uploadable, required }) => ({
        id,
        ...texts[id.toLowerCase() as keyof typeof texts],
        uploadable,
        required,
        wire_transfer_documents: id.includes(HAS_FORMS) ? transferForms({ document_id: id, country, locale }) : [],
      }))
  }

  /** C-155. */
  function transferForms(asked: { document_id: string; country: string; locale: Locale }) {
    const country = catalogue.countries.get(asked.country)
    const form = country && wireTransferForm(country, asked.locale)
    if (!form) return []
    const { title: name } = content.content(form.locale, 'claim-documents').doc017
    return [{ document_id: asked.document_id, name, path: form.address }]
  }
}
