import { Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Declaration, FieldGroup, PaperField } from '../content/pdf-content.ts'
import { section } from './parts.ts'
import { styles } from './styles.ts'

/** The parts of a form to fill in by hand. */
export function fieldGroup({ title, rows }: FieldGroup) {
  return section({ title }, ...rows.map(fieldRow))
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

/** On one page, so that nobody signs a text that is on another. */
export function declaration({ title, text, signature, date }: Declaration) {
  const fields: PaperField[] = [{ label: signature }, { label: date, boxes: [2, 2, 4] }]
  const paragraph = h(Text, { key: 'text', style: styles.paragraph }, text)
  return h(View, { key: 'declaration', wrap: false }, section({ title }, paragraph, fieldRow(fields, 0)))
}
