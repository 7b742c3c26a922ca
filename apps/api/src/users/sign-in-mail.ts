import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { MailMessage } from '../platform/mail/mail.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] as string)

const BODY = 'margin:0;padding:24px;background:#ebf0f7;color:#1d2430;font:16px/1.5 system-ui,sans-serif'
const PAPER = 'max-width:34em;margin:0 auto;padding:32px;border-radius:12px;background:#fff'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#2f4b73;color:#fff;text-decoration:none'

/** The mail with a sign-in link, as plain text and as HTML with the same words. It is in English, the only language of the marketplace. */
export function signInMails(content: Pick<ContentStore, 'content'>) {
  return ({ to, link, days }: { to: string; link: string; days: number }): MailMessage => {
    const texts = content.content('en_US', 'sign-in-mail')
    const lasts = fill(texts.lasts, { days: String(days) })
    const { subject, title, intro, button, copy, ignore } = texts
    const paragraph = (text: string) => `<p>${escaped(text)}</p>`
    const html = [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
      `<body style="${BODY}"><div style="${PAPER}"><h1 style="margin-top:0;font-size:22px">${escaped(title)}</h1>`,
      paragraph(intro),
      `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(button)}</a></p>`,
      `${paragraph(lasts)}<p>${escaped(copy)}<br><a href="${escaped(link)}" style="color:#2f4b73;word-break:break-all">${escaped(link)}</a></p>`,
      `${paragraph(ignore)}</div></body></html>`,
    ].join('\n')
    return { to, subject, text: [title, intro, link, lasts, ignore].join('\n\n'), html, tag: 'magic_link' }
  }
}
