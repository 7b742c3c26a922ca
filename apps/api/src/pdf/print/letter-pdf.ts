import { insurerMarks, type MarkPart } from '@amparo/content/insurer-marks'
import type { LetterPage, LetterSection } from '@amparo/content/letter-types'
import { shownLetterNumber } from '@amparo/rules/letters/letter-number'
import { languageTag } from '@amparo/rules/locale/locales'
import { Document, Link, Page, Path, Svg, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { LetterContent } from '../content/pdf-content.ts'
import { sayingIn } from './directed-text.ts'
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
  const said = sayingIn(locale)
  const across = acrossIn(locale)
  return h(
    View,
    { key: 'head', style: [styles.head, across] },
    h(View, { style: styles.heading }, said('title', styles.title, title), said('for', styles.subtitle, subtitle)),
    h(
      Link,
      { src: company.address, style: styles.companyLink },
      h(View, { style: [styles.company, across] }, mark(logo), said('company', styles.companyName, company.name)),
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

/** Facts about insurance and trip beside those about the person; everything else below. */
function columns({ locale, sections }: LetterPage): ReactNode[] {
  const set = sectionsIn(locale)
  const isBeside = ({ kind, id }: LetterSection) => kind === 'facts' && id !== 'person'
  const person = sections.filter(({ id }) => id === 'person')
  const beside = sections.filter(isBeside)
  const below = sections.filter((part) => part.kind !== 'facts')
  const column = (key: string, parts: readonly LetterSection[]) =>
    h(View, { key, style: styles.column }, ...parts.map(set))
  return [
    h(View, { key: 'facts', style: [styles.columns, acrossIn(locale)] }, column('a', beside), column('b', person)),
    ...below.map(set),
  ]
}

function foot({ locale, footer, title }: LetterPage, number: string, missing: string | undefined) {
  const said = sayingIn(locale)
  const texts = [footer ?? title, missing].filter(Boolean).join(' ')
  return h(
    View,
    { key: 'foot', style: [styles.foot, acrossIn(locale)] },
    said('text', styles.footText, texts),
    said('number', styles.footNumber, shownLetterNumber(number)),
  )
}
