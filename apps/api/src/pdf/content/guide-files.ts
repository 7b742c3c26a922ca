import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { Guide } from '@amparo/content/guide-document'
import type { ContentStore } from '@amparo/content/load-content'
import { guideLink } from '@amparo/rules/benefits/guide-link'
import type { Locale } from '@amparo/rules/locale/locales'
import { guideContent } from './guide-content.ts'
import { offeredBenefits } from './offered-benefits.ts'
import type { PdfSource, PdfSources } from './pdf-sources.ts'

type Sources = {
  catalogue: Catalogue
  content: Pick<ContentStore, 'content'>
  benefitName: (benefitCode: string, locale: Locale) => string
}

/** Every guide that a benefit's page links to as a PDF, by its address (P-269, P-270). */
export function guideFiles({ catalogue, content, benefitName }: Sources): PdfSources {
  const files = new Map<string, PdfSource>()
  for (const { product, benefit, country } of offeredBenefits(catalogue)) {
    for (const locale of country.languages) {
      const link = guideLink(benefit, { country, productCode: product.product_code, locale })
      const guides: Partial<Record<string, Guide>> = content.content(locale, 'guides')
      const guide = guides[benefit.content_entry ?? '']
      if (link?.kind !== 'file' || !guide) continue
      const name = benefitName(benefit.benefit_code, locale)
      files.set(link.address, {
        disposition: 'inline',
        country: country.code,
        from: benefit.benefit_effective_date,
        contentOn: (day) => guideContent(guide, content, { product, benefit, country, locale, name, day }),
      })
    }
  }
  return files
}
