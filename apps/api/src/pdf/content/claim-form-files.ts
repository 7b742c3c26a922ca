import type { Catalogue, ProductBenefit } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { Locale } from '@amparo/rules/locale/locales'
import { claimFormContent } from './claim-form-content.ts'
import { offeredBenefits } from './offered-benefits.ts'
import type { PdfSource, PdfSources } from './pdf-sources.ts'

type Sources = {
  catalogue: Catalogue
  content: Pick<ContentStore, 'content'>
  benefitName: (benefitCode: string, locale: Locale) => string
}

/** The country whose claims start on paper, and its language: only India (portal specification §2.10, P-250). */
const COUNTRY = 'IND'
const LOCALE: Locale = 'en_AP'

/** A form for each benefit of India that has one, by its address. */
export function claimFormFiles({ catalogue, content, benefitName }: Sources): PdfSources {
  const files = new Map<string, PdfSource>()
  const indian = offeredBenefits(catalogue).filter(({ country }) => country.code === COUNTRY)
  for (const { product, benefit, country } of indian) {
    const { benefit_code, claim_form, benefit_effective_date } = benefit
    const email = emailOf(benefit, content)
    if (!claim_form || !email) continue
    const about = {
      name: benefitName(benefit_code, LOCALE),
      issuer: product.ica_legal_name,
      email,
      // One form serves all products: it names the shortest of their periods, which is safe for every card.
      claimDays: Math.min(...indian.filter((other) => other.benefit.benefit_code === benefit_code).flatMap(claimDays)),
      documents: claim_form.documents,
      currency: country.currency,
      locale: LOCALE,
    }
    files.set(`/documents/claim-forms/${COUNTRY}/${benefit_code}.pdf`.toLowerCase(), {
      disposition: 'attachment',
      country: COUNTRY,
      from: benefit_effective_date,
      contentOn: (day) => claimFormContent(content, { ...about, day }),
    })
  }
  return files
}

function claimDays({ benefit }: { benefit: ProductBenefit }): number[] {
  const days = benefit.terms.claim_days
  return days === undefined ? [] : [days]
}

/** The page offers to write to this address; the form names the same. */
function emailOf({ content_entry }: ProductBenefit, content: Sources['content']): string | null {
  const details: Partial<Record<string, { claim_form_url?: string | undefined }>> = content.content(
    LOCALE,
    'benefit-details',
  )
  return /^mailto:([^?]+)/.exec(details[content_entry ?? '']?.claim_form_url ?? '')?.[1] ?? null
}
