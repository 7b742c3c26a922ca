import { isMailLink } from '@amparo/content/mail-link'
import { Fragment, type ReactNode } from 'react'

const mark = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Renders `**strong**` and `[label](address)`, the only markup in content. Everything else is plain text. */
export function RichText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(mark)) {
    const [whole, strong, label, address] = match
    parts.push(text.slice(end, match.index), strong ? <strong>{strong}</strong> : link(whole, { label, address }))
    end = match.index + whole.length
  }
  parts.push(text.slice(end))

  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function link(whole: string, { label, address }: { label?: string; address?: string }): ReactNode {
  return isSafeAddress(address) || isPhone(address) || isMailLink(address) ? <a href={address}>{label}</a> : whole
}

/** Only https, or a path within the portal: content may come from another system. */
export function isSafeAddress(address: string | undefined): address is string {
  return address !== undefined && (/^https:\/\/[^/\s]/.test(address) || /^\/(?![/\\])/.test(address))
}

const isPhone = (address: string | undefined): address is string => /^tel:\+?\d+$/.test(address ?? '')
