import type { ContentOf } from './slugs.ts'

type AllGuides = ContentOf<'guides'>
export type Guide = AllGuides[keyof AllGuides]
type GuideLabels = ContentOf<'guide-page'>

type Rows = readonly (readonly string[])[]
export type GuideSection = { id: string; title: string } & (
  | { kind: 'list' | 'steps' | 'paragraphs'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: Rows }
)

/** The parts of a guide in order, for the page and for the PDF, without empty ones. `say` fills in the terms of the card. */
export function guideDocument(guide: Guide, labels: GuideLabels, say: (text: string) => string): GuideSection[] {
  const items = (texts: readonly string[] = []) => texts.map(say)
  const rows = (cells: Rows = []) => cells.map((row) => row.map(say))
  const sections: GuideSection[] = [
    { id: 'who', title: labels.who, kind: 'list', items: items(guide.who) },
    { id: 'covered', title: labels.covered, kind: 'list', items: items(guide.covered) },
    {
      id: 'limits',
      title: labels.limits,
      kind: 'table',
      head: [labels.limits_what, labels.limits_value],
      rows: rows(guide.limits),
    },
    { id: 'exclusions', title: labels.exclusions, kind: 'list', items: items(guide.exclusions) },
    { id: 'claim', title: labels.claim, kind: 'steps', items: items(guide.claim_steps) },
    {
      id: 'definitions',
      title: labels.definitions,
      kind: 'table',
      head: [labels.definitions_term, labels.definitions_meaning],
      rows: rows(guide.definitions),
    },
    { id: 'general', title: labels.general, kind: 'paragraphs', items: labels.general_body },
  ]
  return sections.filter((section) => (section.kind === 'table' ? section.rows : section.items).length > 0)
}
