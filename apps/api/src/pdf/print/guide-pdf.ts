import type { GuideSection } from '@amparo/content/guide-document'
import { Link, Text, View, type ViewProps } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { GuideContent } from '../content/pdf-content.ts'
import { item, paper, rich, section } from './parts.ts'
import { styles } from './styles.ts'

/** The guide to benefits (P-269, P-270). */
export function guidePdf(content: GuideContent) {
  const { title, issuedFor, asOf, intro } = content
  return paper(
    content,
    h(View, { key: 'rule', style: styles.rule }),
    h(Text, { key: 'title', style: styles.title }, title),
    h(Text, { key: 'meta', style: styles.meta }, `${issuedFor} · ${asOf}`),
    h(Text, { key: 'lead', style: styles.lead }, ...rich(intro)),
    contents(content),
    ...content.sections.map((part) => section(part, ...body(part))),
  )
}

function contents({ contents, sections }: GuideContent) {
  const rows = sections.map(({ id, title }, place) =>
    h(Link, { key: id, src: `#${id}`, style: styles.contentsRow }, `${place + 1}\u2002${title}`),
  )
  return h(
    View,
    { key: 'contents', style: styles.contents, wrap: false },
    h(Text, { style: styles.contentsTitle }, contents),
    h(View, { style: styles.contentsRows }, ...rows),
  )
}

function body(part: GuideSection): ReactNode[] {
  if (part.kind === 'table') return table(part)
  if (part.kind === 'paragraphs')
    return part.items.map((text) => h(Text, { key: text, style: styles.paragraph }, ...rich(text)))
  return part.items.map((text, place) => item(part.kind === 'steps' ? `${place + 1}.` : '•', text))
}

/** Terms are short and their definitions long; the name of a limit needs more room than its amount. */
const firstColumn: Record<string, string> = { limits: '55%', definitions: '28%' }
function table({ id, head, rows }: Extract<GuideSection, { kind: 'table' }>): ReactNode[] {
  const width = firstColumn[id] ?? '40%'
  const lines = [
    cells(head, { width, style: styles.headRow }),
    ...rows.map((row) => cells(row, { width, style: styles.row })),
  ]
  // People compare the amounts, so they stay on one page.
  return [h(View, { key: 'table', wrap: id !== 'limits' }, ...lines)]
}

function cells(
  [first = '', ...others]: readonly string[],
  { width, style }: { width: string; style: ViewProps['style'] },
) {
  return h(
    View,
    { key: first, style, wrap: false },
    h(Text, { style: [styles.firstCell, { width }, style === styles.row ? styles.strong : {}] }, first),
    ...others.map((text) => h(Text, { key: text, style: styles.cell }, ...rich(text))),
  )
}
