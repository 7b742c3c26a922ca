import type { LetterSection } from '@amparo/content/letter-types'
import { qrPath } from '@amparo/rules/letters/qr-path'
import { directionOf, type Locale } from '@amparo/rules/locale/locales'
import { Path, Svg, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { directedText } from './directed-text.ts'
import { letterStyles as styles } from './letter-styles.ts'
import { colours } from './styles.ts'

/** Side by side, in the reading direction, which this library does not inherit. */
export function acrossIn(locale: Locale) {
  return { flexDirection: directionOf(locale) === 'rtl' ? 'row-reverse' : 'row' } as const
}

/** How the sections of a letter are set in one language. */
export function sectionsIn(locale: Locale) {
  const directed = directedText(locale)
  const across = acrossIn(locale)

  const line = (key: number, ...cells: ReactNode[]) =>
    h(View, { key, style: [styles.row, across], wrap: false }, ...cells)

  function cells(texts: readonly string[], key: number) {
    const style = key === 0 ? styles.headCell : {}
    const cell = (text: string, place: number) =>
      directed(String(place), { ...(place === 0 ? styles.firstCell : styles.cell), ...style }, text)
    return line(key, ...texts.map(cell))
  }

  function body(part: LetterSection): ReactNode[] {
    if (part.kind === 'facts')
      return part.rows.map(({ label, value }, place) =>
        line(place, directed('label', styles.label, label), directed('value', styles.value, value)),
      )
    if (part.kind === 'table')
      return [
        ...[part.head, ...part.rows].map(cells),
        ...(part.note === null ? [] : [directed('note', styles.note, part.note)]),
      ]
    if (part.kind === 'phones')
      return [h(View, { key: 'cards', style: [styles.cards, across] }, ...part.cards.map(card))]
    if (part.kind === 'verify') return [verify(part)]
    return part.items.map((text, place) =>
      part.kind === 'list' ? item(text, place) : directed(text, styles.paragraph, text),
    )
  }

  function item(text: string, key: number) {
    const texts = [directed('mark', styles.itemMark, '•'), directed('text', styles.value, text)]
    return h(View, { key, style: [styles.item, across], wrap: false }, ...texts)
  }

  function card({ title, text, number }: { title: string; text: string; number: string }) {
    const texts = [directed('title', styles.cardTitle, title), directed('number', styles.cardNumber, number)]
    return h(View, { key: title, style: styles.card }, ...texts, directed('text', styles.headCell, text))
  }

  function verify({ text, label, code, link }: Extract<LetterSection, { kind: 'verify' }>) {
    const { size, path } = qrPath(link)
    const square = h(
      Svg,
      { key: 'qr', viewBox: `0 0 ${size} ${size}`, style: styles.qr },
      h(Path, { d: path, fill: colours.ink }),
    )
    const texts = [
      directed('text', {}, text),
      directed('label', styles.headCell, label),
      directed('code', styles.code, code),
    ]
    return h(
      View,
      { key: 'verify', style: [styles.verify, across] },
      square,
      h(View, { style: styles.value }, ...texts),
    )
  }

  return (part: LetterSection) =>
    h(
      View,
      { key: part.id, style: styles.section, wrap: part.kind === 'list' },
      directed('title', styles.sectionTitle, part.title),
      ...body(part),
    )
}
