import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { escapedText } from '@amparo/service/app/escaped-text'

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
  const head = `<head><meta charset="utf-8"><title>${escapedText(subject)}</title></head>`
  const html = [
    `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}">${head}`,
    `<body style="${BODY}"><div style="${PAPER}"><h1 style="margin-top:0;font-size:22px">${escapedText(title)}</h1>`,
    ...parts.map(asHtml),
    '</div></body></html>',
  ].join('\n')
  return { text: [title, ...parts.map(asText)].filter(Boolean).join('\n\n'), html }
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapedText(part)}</p>`
  if ('button' in part)
    return `<p><a href="${escapedText(part.link)}" style="${BUTTON}">${escapedText(part.button)}</a></p>`
  if ('small' in part)
    return `<p style="${SMALL}">${escapedText(part.small)} <a href="${escapedText(part.link)}" style="color:#2f4b73">${escapedText(part.label)}</a></p>`
  return `<p>${escapedText(part.text)}<br><a href="${escapedText(part.address)}" style="${LINK}">${escapedText(part.address)}</a></p>`
}

/** A plain text has the address once, where the button is. */
function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('button' in part) return `${part.button}\n${part.link}`
  return 'small' in part ? `${part.small}\n${part.label}\n${part.link}` : ''
}
