import { fill } from '@amparo/content/fill'
import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { Document, Link, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { PdfContent } from '../content/pdf-content.ts'
import { markBreaks } from './line-breaks.ts'
import { styles } from './styles.ts'

/** How much text must follow a heading on the same page, in points. */
const TOGETHER = 64

type PageFrame = { children: ReactNode; pageNumber?: number; totalPages?: number }

/** The layout of every PDF: metadata, margins, and a footer with page numbers. */
export function paper({ locale, title, author, day, pageOf, fonts, ...rest }: PdfContent, ...children: ReactNode[]) {
  const reading = readingOf(locale)
  const layout = ({ children, pageNumber = 1, totalPages = 1 }: PageFrame) => [
    h(View, { key: 'body', style: styles.body }, children),
    h(
      View,
      { key: 'footer', style: styles.footer },
      h(Text, { style: [styles.footerText, reading] }, rest.footer ?? title),
      h(Text, { style: [styles.footerText, reading] }, fill(pageOf, { page: pageNumber, pages: totalPages })),
    ),
  ]
  // The same content gives the same bytes in every process, so that an ETag is the same in all replicas.
  const creationDate = new Date(`${day}T00:00:00Z`)
  const about = { title, author, language: languageTag(locale), creationDate }
  const own = fonts ? { fontFamily: [...fonts] } : {}
  return h(Document, about, h(Page, { size: rest.paper ?? 'A4', style: [styles.page, own], layout }, ...children))
}

/** For every text: in this library, direction is not inherited. */
export function readingOf(locale: Locale) {
  return directionOf(locale) === 'rtl' ? styles.rightToLeft : {}
}

type Heading = { id?: string; title: string; reading?: ReturnType<typeof readingOf> }

/** A heading never ends up alone at the bottom of a page. */
export function section({ id, title, reading = {} }: Heading, ...children: ReactNode[]) {
  // `bookmark` is missing in the types of Text but works: it adds the section to the viewer's outline.
  const heading = { id, style: [styles.heading, reading], minPresenceAhead: TOGETHER, bookmark: title }
  return h(View, { key: id ?? title, style: styles.section }, h(Text, heading, markBreaks(title)), ...children)
}

export function item(mark: string, text: string) {
  return h(
    View,
    { key: text, style: styles.item, wrap: false },
    h(Text, { style: styles.mark }, mark),
    h(Text, { style: styles.itemText }, ...rich(text)),
  )
}

const markup = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:https:\/\/|tel:|mailto:)[^)\s]+)\)/g

/** `**strong**` and `[label](address)`, as in content for web pages. */
export function rich(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: strong, 2: label, 3: src, index } of text.matchAll(markup)) {
    parts.push(text.slice(end, index))
    parts.push(strong ? h(Text, { style: styles.strong }, strong) : h(Link, { src, style: styles.link }, label))
    end = index + whole.length
  }
  return [...parts, withoutWidow(text.slice(end))].filter((part) => part !== '')
}

/** Keeps a short last word on one line with the word before it. */
function withoutWidow(text: string): string {
  return text.replace(/ (\S{1,5})$/, '\u00a0$1')
}
