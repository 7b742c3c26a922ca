import { View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { ReceiptContent, ReceiptRow } from '../content/pdf-content.ts'
import { brandMark } from './brand-mark.ts'
import { directedText } from './directed-text.ts'
import { paper, readingOf, section } from './parts.ts'
import { styles } from './styles.ts'

/** The receipt of a claim: everything that was answered, and each file with its hash. */
export function receiptPdf(content: ReceiptContent) {
  const { title, intro, missingCharacters, facts, pages, files, locale, isBranded } = content
  const reading = readingOf(locale)
  const isMirrored = reading === styles.rightToLeft
  const directed = directedText(locale)
  const [line, beside, inside] = isMirrored
    ? [[styles.row, styles.mirrored], styles.labelMirrored, styles.entryMirrored]
    : [styles.row, styles.answerLabel, styles.entry]

  function row({ label, value, entries }: ReceiptRow, place: number): ReactNode {
    if (entries.length > 0)
      return h(
        View,
        { key: place },
        directed('label', styles.listLabel, label),
        ...entries.map((entry, number) => h(View, { key: number, style: inside }, ...entry.map(row))),
      )
    return h(
      View,
      { key: place, style: line },
      directed('label', beside, label),
      directed('value', styles.answer, value),
    )
  }

  function file({ name, document, sha256 }: ReceiptContent['files']['items'][number], place: number) {
    return h(
      View,
      { key: place, style: styles.file, wrap: false },
      directed('name', styles.strong, name),
      directed('document', styles.small, document),
      directed('sha256', styles.small, sha256),
    )
  }

  return paper(
    content,
    isBranded
      ? brandMark(isMirrored)
      : h(View, { key: 'rule', style: [styles.rule, isMirrored ? styles.atTheEnd : {}] }),
    directed('title', styles.title, title),
    directed('intro', styles.meta, intro),
    ...(missingCharacters ? [directed('missing', styles.meta, missingCharacters)] : []),
    h(View, { key: 'facts', style: styles.section }, ...facts.map(row)),
    ...pages.map((page, place) => section({ id: `page-${place}`, title: page.title, reading }, ...page.rows.map(row))),
    section(
      { id: 'files', title: files.title, reading },
      ...(files.items.length > 0
        ? [directed('help', styles.fileHelp, files.help), ...files.items.map(file)]
        : [directed('none', styles.paragraph, files.none)]),
    ),
  )
}
