import type { Catalogue } from '@amparo/catalogue/catalogue'
import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import { claimMailsLink } from '@amparo/rules/claims/claim-mail-link'
import type { ClaimStatus } from '@amparo/rules/claims/claim-timeline'
import type { Locale } from '@amparo/rules/locale/locales'
import type { MailMessage } from '../platform/mail/mail.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'

/** Whom a claim's mail goes to. There is no address if the form did not ask for one, or the person was erased. */
export type MailedClaim = {
  claim_number: string
  language_code: Locale
  country: string
  email: string | null
  first_name: string | null
}

type Parts = {
  catalogue: Pick<Catalogue, 'countries'>
  content: Pick<ContentStore, 'content'>
  portalOrigins: readonly string[]
}

/** Mail in the language of the claim. Of the person it has only the first name: anybody may read over a shoulder. */
export function claimMailWriter({ catalogue, content, portalOrigins: [origin = ''] }: Parts) {
  return (
    claim: MailedClaim & { email: string },
    { status, token }: { status: ClaimStatus; token: string },
  ): MailMessage => {
    const { claim_number: number, language_code: locale, country, first_name: name } = claim
    const texts = content.content(locale, 'claim-mails')
    const [title, text] = [texts[`${status}_title`], texts[`${status}_text`]]
    const subject = fill(texts.subject, { title, number })
    const hasStatusPage = catalogue.countries.get(country)?.isClaimStatusVisible === true
    const statusPage = `${origin}/${country.toLowerCase()}/${locale}/claim-status/${number}`
    const parts = [
      name ? fill(texts.hello, { name }) : texts.hello_anybody,
      text,
      fill(texts.number, { number }),
      ...(hasStatusPage ? [{ button: texts.button, link: statusPage }] : []),
      texts.questions,
      { small: texts.why, label: texts.stop, link: claimMailsLink(origin, locale, token) },
    ]
    return { to: claim.email, subject, ...mailLayout({ locale, subject, title, parts }), tag: `claim_${status}` }
  }
}
