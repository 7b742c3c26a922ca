import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { MailMessage } from '../platform/mail/mail.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'

/** The only language of the marketplace. */
const LOCALE = 'en_US'

/** The mail with a sign-in link. */
export function signInMails(content: Pick<ContentStore, 'content'>) {
  return ({ to, link, days }: { to: string; link: string; days: number }): MailMessage => {
    const { subject, title, intro, button, copy, lasts, ignore } = content.content(LOCALE, 'sign-in-mail')
    const parts = [intro, { button, link }, fill(lasts, { days: String(days) }), { text: copy, address: link }, ignore]
    return { to, subject, ...mailLayout({ locale: LOCALE, subject, title, parts }), tag: 'magic_link' }
  }
}
