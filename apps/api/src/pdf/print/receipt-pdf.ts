import { View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { ReceiptContent, ReceiptRow } from '../content/pdf-content.ts'
import { brandMark } from './brand-mark.ts'
import { sayingIn } from './directed-text.ts'
import { paper, readingOf, section } from './parts.ts'
import { styles } from './styles.ts'

/** The receipt of a claim: everything that was answered, and each file with its hash. */
export function receiptPdf(content: ReceiptContent) {
  const { title, intro, missingCharacters, facts, pages, files, locale, isBranded } = content
  const reading = readingOf(locale)
  const isMirrored = reading === styles.rightToLeft
  const said = sayingIn(locale)
  const [line, beside, inside] = isMirrored
    ? [[styles.row, styles.mirrored], styles.labelMirrored, styles.entryMirrored]
    : [styles.row, styles.answerLabel, styles.entry]

  function row({ label, value, entries }: ReceiptRow, place: number): ReactNode {
    if (entries.length > 0)
      return h(
        View,
        { key: place },
        said('label', styles.listLabel, label),
        ...entries.map((entry, number) => h(View, { key: number, style: inside }, ...entry.map(row))),
      )
    return h(View, { key: place, style: line }, said('label', beside, label), said('value', styles.answer, value))
  }

  function file({ name, document, sha256 }: ReceiptContent['files']['items'][number], place: number) {
    return h(
      View,
      { key: place, style: styles.file, wrap: false },
      said('name', styles.strong, name),
      said('document', styles.small, document),
      said('sha256', styles.small, sha256),
    )
  }

  return paper(
    content,
    isBranded
      ? brandMark(isMirrored)
      : h(View, { key: 'rule', style: [styles.rule, isMirrored ? styles.atTheEnd : {}] }),
    said('title', styles.title, title),
    said('intro', styles.meta, intro),
    ...(missingCharacters ? [said('missing', styles.meta, missingCharacters)] : []),
    h(View, { key: 'facts', style: styles.section }, ...facts.map(row)),
    ...pages.map((page, place) => section({ id: `page-${place}`, title: page.title, reading }, ...page.rows.map(row))),
    section(
      { id: 'files', title: files.title, reading },
      ...(files.items.length > 0
        ? [said('help', styles.fileHelp, files.help), ...files.items.map(file)]
        : [said('none', styles.paragraph, files.none)]),
    ),
  )
}
