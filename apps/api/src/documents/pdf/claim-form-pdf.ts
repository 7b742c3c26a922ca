import { Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { ClaimFormSheet, PaperField } from '../sheets.ts'
import { paper, rich, section } from './parts.ts'
import { styles } from './styles.ts'

/** The claim form for a pen [P-250]. */
export function claimFormPdf(sheet: ClaimFormSheet) {
  const { title, intro, groups, sendTo } = sheet
  return paper(
    sheet,
    h(View, { key: 'rule', style: styles.rule }),
    h(Text, { key: 'title', style: styles.title }, title),
    ...intro.map((text) => h(Text, { key: text, style: styles.meta }, text)),
    ...groups.map(({ title, rows }) => section({ title }, ...rows.map(fieldRow))),
    documents(sheet),
    declaration(sheet),
    h(View, { key: 'send', style: styles.sendTo, wrap: false }, h(Text, {}, ...rich(sendTo))),
  )
}

function fieldRow(fields: readonly PaperField[], place: number) {
  return h(View, { key: place, style: styles.fields, wrap: false }, ...fields.map(field))
}

function field({ label, boxes, lines = 1 }: PaperField) {
  const room = boxes
    ? h(View, { style: styles.boxes }, ...boxes.map(digits))
    : Array.from({ length: lines }, (_, line) => h(View, { key: line, style: styles.blank }))
  return h(View, { key: label, style: styles.field }, h(Text, { style: styles.label }, label), room)
}

function digits(count: number, place: number) {
  const boxes = Array.from({ length: count }, (_, digit) => h(View, { key: digit, style: styles.box }))
  return h(View, { key: place, style: styles.boxGroup }, ...boxes)
}

function documents({ documents: { title, items } }: ClaimFormSheet) {
  const rows = items.map(({ title, description }) =>
    h(
      View,
      { key: title, style: styles.item, wrap: false },
      h(View, { style: styles.tick }),
      h(
        View,
        { style: styles.itemText },
        h(Text, { style: styles.strong }, title),
        h(Text, { style: styles.small }, description),
      ),
    ),
  )
  return section({ title }, ...rows)
}

/** Nobody should sign on one page what stands on another. */
function declaration({ declaration: { title, text, signature, date } }: ClaimFormSheet) {
  const fields: PaperField[] = [{ label: signature }, { label: date, boxes: [2, 2, 4] }]
  const paragraph = h(Text, { key: 'text', style: styles.paragraph }, text)
  return h(View, { key: 'declaration', wrap: false }, section({ title }, paragraph, fieldRow(fields, 0)))
}
