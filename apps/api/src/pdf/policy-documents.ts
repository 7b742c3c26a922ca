import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import { pathWith } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { PolicyDocument } from '@amparo/contract/policy-documents'
import { QUOTE_DOCUMENT_PATH } from '@amparo/contract/quotes'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { coverageIds } from '@amparo/rules/policies/rate-book'
import { isUsState } from '@amparo/rules/policies/us-states'
import type { Clock } from '../platform/clock.ts'
import type { MailAttachment } from '../platform/mail/mail.ts'
import { electronicConsentContent } from './content/electronic-consent-content.ts'
import type { OutlineSources } from './content/outline-content.ts'
import { outlineContent } from './content/outline-content.ts'
import { policyCertificateContent } from './content/policy-certificate-content.ts'
import { fileName } from './file-name.ts'
import type { PdfPrinter } from './print/pdf-printer.ts'

const LOCALE = 'en_US'

/** The documents of a policy (M-X35), in the order in which they are listed. `POLICY` exists only once the policy is bought. */
export const policyDocumentTypes = ['POLICY', 'OUTLINE_OF_COVERAGE', 'E_CONSENT'] as const
export type PolicyDocumentType = (typeof policyDocumentTypes)[number]
const titleIn = { POLICY: 'policy', OUTLINE_OF_COVERAGE: 'outline_of_coverage', E_CONSENT: 'e_consent' } as const

type Parts = {
  catalogue: Pick<Catalogue, 'marketplace'>
  content: Pick<ContentStore, 'content'>
  clock: Clock
  printer: Pick<PdfPrinter, 'print'>
}
export type PolicyDocuments = ReturnType<typeof createPolicyDocuments>

export function outlineSources({ catalogue, content }: Pick<Parts, 'catalogue' | 'content'>): OutlineSources {
  const { product, support, ...book } = catalogue.marketplace
  const { claims_phone, billing_email: email } = support
  return { content, book, product: product.display, support: { phone: phoneDisplay(claims_phone), email } }
}

/** Outline of coverage, electronic consent and policy certificate, printed for one policy. */
export function createPolicyDocuments({ clock, printer, ...from }: Parts) {
  const sources = outlineSources(from)

  function contentOf(type: PolicyDocumentType, policy: PolicyDetails) {
    const { state, time_zone_id } = policy.geographic_location
    const day = dayIn(time_zone_id, clock.now())
    if (type === 'POLICY') return policy.number === null ? null : policyCertificateContent(policy, { ...sources, day })
    if (type === 'E_CONSENT') return electronicConsentContent({ ...sources, day })
    const chosen = coverageIds.filter((id) => policy.coverages.some((coverage) => coverage.id === id))
    return outlineContent(
      { state: isUsState(state) && state !== 'NY' ? state : null, coverageIds: chosen },
      sources,
      day,
    )
  }

  /** Null for a document that the policy does not have. */
  async function print(
    type: PolicyDocumentType,
    policy: PolicyDetails,
  ): Promise<{ name: string; file: Buffer } | null> {
    const content = contentOf(type, policy)
    if (!content) return null
    const words = type === 'POLICY' ? content.title : `${content.title} ${policy.number ?? ''}`
    return { name: fileName(words), file: await printer.print(content) }
  }

  return {
    print,

    /** The title and address of each document. Fetching it needs the user session's token. */
    list({ id, number }: Pick<PolicyDetails, 'id' | 'number'>): PolicyDocument[] {
      const texts = from.content.content(LOCALE, 'document-viewer')
      return policyDocumentTypes
        .filter((type) => type !== 'POLICY' || number !== null)
        .map((documentType) => ({
          title: texts[titleIn[documentType]],
          url: pathWith(QUOTE_DOCUMENT_PATH, { id, documentType }),
        }))
    },

    /** What goes with the mail about a new policy. */
    async attachments(policy: PolicyDetails): Promise<MailAttachment[]> {
      const printed = [await print('POLICY', policy), await print('OUTLINE_OF_COVERAGE', policy)]
      return printed
        .filter((one) => one !== null)
        .map(({ name, file }) => ({ filename: name, content_type: 'application/pdf', content: file }))
    },
  }
}
