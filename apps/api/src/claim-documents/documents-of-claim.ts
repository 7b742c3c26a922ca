import type { Catalogue } from '@amparo/catalogue/catalogue'
import { isAsked } from '@amparo/catalogue/claim-forms/form-summary'
import type { ContentStore } from '@amparo/content/load-content'
import type { DocumentInfo } from '@amparo/contract/claim-documents'
import type { Application } from '@amparo/contract/claim-forms'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'
import { isListed } from '@amparo/rules/claims/payment-document'
import { wireTransferForm } from '@amparo/rules/claims/wire-transfer-form'
import type { Locale } from '@amparo/rules/locale/locales'

/** Bank transfer details: this document comes with forms to download (C-154). */
const HAS_FORMS = 'DOC017'

type Parts = { catalogue: Catalogue; content: Pick<ContentStore, 'content'> }
type Asked = {
  benefit_code: string
  country: string
  locale: Locale
  /** Normalised by the engine: answers to questions that are no longer asked do not count. Absent while there are no answers yet. */
  application?: Application
}

/**
 * The documents of a benefit's claim in a country (C-151, C-153). With answers, those that the answers require (C-152); without,
 * all that any answers could require, where a document that only some answers require is optional.
 */
export function documentsOfClaim({ catalogue, content }: Parts): (asked: Asked) => DocumentInfo[] {
  return ({ benefit_code, country, locale, application }) => {
    const texts = content.content(locale, 'claim-documents')
    const asked = catalogue.claimForms.get(benefit_code)?.documents.filter((document) => isAsked(document, country))
    return (asked ?? [])
      .filter(({ id }) => isListed(id))
      .filter((document) => !application || isNeeded(document, application))
      .map(({ id, uploadable, required, when }) => ({
        id,
        ...texts[id.toLowerCase() as keyof typeof texts],
        uploadable,
        required: required && (application !== undefined || when === undefined),
        wire_transfer_documents: id.includes(HAS_FORMS) ? transferForms({ document_id: id, country, locale }) : [],
      }))
  }

  /** The bank transfer form to download, in a language of the country (C-155). */
  function transferForms(asked: { document_id: string; country: string; locale: Locale }) {
    const country = catalogue.countries.get(asked.country)
    const form = country && wireTransferForm(country, asked.locale)
    if (!form) return []
    const { title: name } = content.content(form.locale, 'claim-documents').doc017
    return [{ document_id: asked.document_id, name, path: form.address }]
  }
}
