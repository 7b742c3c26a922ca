import type { Catalogue } from '@amparo/catalogue/catalogue'
import { isAsked } from '@amparo/catalogue/claim-forms/form-summary'
import type { ContentStore } from '@amparo/content/load-content'
import { wireTransferForm, wireTransferLocales } from '@amparo/rules/claims/wire-transfer-form'
import type { PdfSource, PdfSources } from './pdf-sources.ts'
import { transferFormContent } from './transfer-form-content.ts'

type Sources = { catalogue: Catalogue; content: Pick<ContentStore, 'content'> }

/** The bank transfer form of each country whose claims ask for one, in its languages, by its address (C-154). */
export function transferFormFiles({ catalogue, content }: Sources): PdfSources {
  const forms = [...catalogue.claimForms.values()].flatMap(({ documents }) =>
    documents.filter(({ id }) => id.includes('DOC017')),
  )
  const files = new Map<string, PdfSource>()
  for (const country of catalogue.countries.values()) {
    if (!forms.some((form) => isAsked(form, country.code))) continue
    for (const locale of wireTransferLocales(country)) {
      const form = wireTransferForm(country, locale)
      if (!form) continue
      files.set(form.address, {
        disposition: 'attachment',
        country: country.code,
        from: null,
        contentOn: (day) => transferFormContent(content, { locale, day }),
      })
    }
  }
  return files
}
