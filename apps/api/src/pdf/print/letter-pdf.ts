import { insurerMarks, type MarkPart } from '@amparo/content/insurer-marks'
import type { LetterPage, LetterSection } from '@amparo/content/letter-types'
import { shownLetterNumber } from '@amparo/rules/letters/letter-number'
import { languageTag } from '@amparo/rules/locale/locales'
import { Document, Link, Page, Path, Svg, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { LetterContent } from '../content/pdf-content.ts'
import { directedText } from './directed-text.ts'
import { acrossIn, sectionsIn } from './letter-sections.ts'
import { letterStyles as styles } from './letter-styles.ts'
import { colours } from './styles.ts'

/** A letter: a page for each language, on the paper of the card's country. */
export function letterPdf({ locale, title, author, day, fonts, document, missingCharacters }: LetterContent) {
  const about = { title, author, language: languageTag(locale), creationDate: new Date(`${day}T00:00:00Z`) }
  const own = fonts ? { fontFamily: [...fonts] } : {}
  const pages = document.pages.map((page, place) =>
    h(
      Page,
      { key: page.locale, size: document.paper, style: [styles.page, own] },
      head(page, document.logo),
      h(View, { style: styles.body }, ...columns(page)),
      foot(page, document.number, missingCharacters?.[place]),
    ),
  )
  return h(Document, about, ...pages)
}

function head({ locale, title, subtitle, company }: LetterPage, logo: string) {
  const directed = directedText(locale)
  const across = acrossIn(locale)
  return h(
    View,
    { key: 'head', style: [styles.head, across] },
    h(
      View,
      { style: styles.heading },
      directed('title', styles.title, title),
      directed('for', styles.subtitle, subtitle),
    ),
    h(
      Link,
      { src: company.address, style: styles.companyLink },
      h(View, { style: [styles.company, across] }, mark(logo), directed('company', styles.companyName, company.name)),
    ),
  )
}

const tones = { deep: colours.soft, mid: colours.edge, paper: '#ffffff' }

function mark(logo: string) {
  const parts = insurerMarks[logo] ?? []
  const path = ({ d, tone, isLine }: MarkPart) =>
    isLine
      ? h(Path, { key: d, d, fill: 'none', stroke: tones[tone], strokeWidth: 3, strokeLinecap: 'round' })
      : h(Path, { key: d, d, fill: tones[tone] })
  return h(Svg, { key: 'mark', viewBox: '0 0 32 32', style: styles.mark }, ...parts.map(path))
}

/**
 * Facts about insurance and trip beside those about the person, then tables in full width. Below them a certificate has its lists beside the rest,
 * so that its longest one fits on one page of either paper.
 */
function columns({ locale, sections }: LetterPage): ReactNode[] {
  const set = sectionsIn(locale)
  const column = (key: string, parts: readonly LetterSection[]) =>
    h(View, { key, style: styles.column }, ...parts.map(set))
  const beside = (key: string, one: readonly LetterSection[], other: readonly LetterSection[]) =>
    h(View, { key, style: [styles.columns, acrossIn(locale)] }, column('one', one), column('other', other))

  const facts = sections.filter(({ kind }) => kind === 'facts')
  const [person, insurance] = split(facts, ({ id }) => id === 'person')
  const below = sections.filter(({ kind }) => kind !== 'facts')
  const [lists, others] = split(below, ({ kind }) => kind === 'list')
  if (lists.length === 0) return [beside('facts', insurance, person), ...below.map(set)]
  const [coverage, rest] = split(others, ({ id }) => id === 'coverage')
  return [beside('facts', insurance, person), ...coverage.map(set), beside('below', lists, rest)]
}

function split(sections: readonly LetterSection[], isFirst: (section: LetterSection) => boolean) {
  return [sections.filter(isFirst), sections.filter((section) => !isFirst(section))] as const
}

function foot({ locale, footer, title }: LetterPage, number: string, missing: string | undefined) {
  const directed = directedText(locale)
  const texts = [footer ?? title, missing].filter(Boolean).join(' ')
  return h(
    View,
    { key: 'foot', style: [styles.foot, acrossIn(locale)] },
    directed('text', styles.footText, texts),
    directed('number', styles.footNumber, shownLetterNumber(number)),
  )
}
