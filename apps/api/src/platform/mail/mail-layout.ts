import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] as string)

const BODY = 'margin:0;padding:24px;background:#ebf0f7;color:#1d2430;font:16px/1.5 system-ui,sans-serif'
const PAPER = 'max-width:34em;margin:0 auto;padding:32px;border-radius:12px;background:#fff'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#2f4b73;color:#fff;text-decoration:none'
const LINK = 'color:#2f4b73;word-break:break-all'
const SMALL = 'margin-top:32px;font-size:14px;color:#4a5766'

export type MailPart =
  | string
  | { button: string; link: string }
  /** A link that is shown as its address, after a text. */
  | { text: string; address: string }
  /** Small print with a link under a label. */
  | { small: string; label: string; link: string }

type Layout = { locale: Locale; subject: string; title: string; parts: readonly MailPart[] }

/** A mail as plain text and as HTML with the same words. */
export function mailLayout({ locale, subject, title, parts }: Layout): { text: string; html: string } {
  const head = `<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`
  const html = [
    `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}">${head}`,
    `<body style="${BODY}"><div style="${PAPER}"><h1 style="margin-top:0;font-size:22px">${escaped(title)}</h1>`,
    ...parts.map(asHtml),
    '</div></body></html>',
  ].join('\n')
  return { text: [title, ...parts.map(asText)].filter(Boolean).join('\n\n'), html }
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`
  if ('button' in part) return `<p><a href="${escaped(part.link)}" style="${BUTTON}">${escaped(part.button)}</a></p>`
  if ('small' in part)
    return `<p style="${SMALL}">${escaped(part.small)} <a href="${escaped(part.link)}" style="color:#2f4b73">${escaped(part.label)}</a></p>`
  return `<p>${escaped(part.text)}<br><a href="${escaped(part.address)}" style="${LINK}">${escaped(part.address)}</a></p>`
}

/** A plain text has the address once, where the button is. */
function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('button' in part) return `${part.button}\n${part.link}`
  return 'small' in part ? `${part.small}\n${part.label}\n${part.link}` : ''
}
