import { fill } from '@amparo/content/fill'
import type { GuideSection } from '@amparo/content/guide-document'
import type { ContentStore } from '@amparo/content/load-content'
import type { ContentOf } from '@amparo/content/slugs'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { childAge } from '@amparo/rules/policies/child-age'
import { coveragesOf } from '@amparo/rules/policies/coverage-rules'
import { dollarsOf } from '@amparo/rules/policies/money'
import type { CoverageId, RateBook, RatedCoverage } from '@amparo/rules/policies/rate-book'
import { stateNames } from '@amparo/rules/policies/us-state-names'
import type { UsState } from '@amparo/rules/policies/us-states'
import { inShortDollars } from '../../platform/dollars.ts'
import type { PolicyDocumentContent, Support } from './pdf-content.ts'

export type Outline = {
  /** Null for the one outline of New York, which also serves where no state is known (M-187). */
  state: UsState | null
  coverageIds: readonly CoverageId[]
}
export type OutlineSources = {
  content: Pick<ContentStore, 'content'>
  book: RateBook
  support: Support
  product: string
}
type Words = ContentOf<'outline-of-coverage'>

const locale = 'en_US'

/** The outline of coverage for a state and a set of coverages (M-311). */
export function outlineContent(outline: Outline, sources: OutlineSources, day: IsoDate): PolicyDocumentContent {
  const { content, book, support, product } = sources
  const text = content.content(locale, 'outline-of-coverage')
  const state = outline.state ?? 'NY'
  const coverages = coveragesOf(book, state).filter(({ id }) => outline.coverageIds.includes(id))
  const age = childAge(state, {
    statesWith19: content.content(locale, 'marketplace-coverage').states_with_19.split(' '),
  })
  const child = age === 25 ? [] : [fill(text.child_age, { age, state: stateNames[state] })]

  return {
    kind: 'policy-document',
    locale,
    day,
    author: product,
    title: text.title,
    pageOf: content.content(locale, 'guide-page').page_of,
    about: [
      outline.state ? fill(text.state, { state: stateNames[outline.state] }) : text.every_state,
      fill(text.as_of, { date: formatDate(day, locale) }),
      text.sample,
    ],
    intro: text.intro,
    sections: [
      { id: 'about', title: text.about, kind: 'paragraphs', items: text.about_body },
      {
        id: 'benefits',
        title: text.benefits,
        kind: 'table',
        head: text.benefits_head,
        rows: benefitRows(coverages, text),
      },
      { id: 'losses', title: text.losses, kind: 'table', head: text.losses_head, rows: text.losses_rows },
      ...coverages.flatMap((coverage) => extraSections(coverage, text)),
      { id: 'people', title: text.people, kind: 'list', items: [...text.people_items, ...child] },
      { id: 'exclusions', title: text.exclusions, kind: 'list', items: text.exclusions_items },
      { id: 'plans', title: text.premium, kind: 'table', head: text.premium_head, rows: planRows(book, text) },
      { id: 'premium', title: text.premium_more, kind: 'paragraphs', items: text.premium_body },
      { id: 'term', title: text.term, kind: 'list', items: text.term_body },
      { id: 'claims', title: text.claims, kind: 'paragraphs', items: [fill(text.claims_body, support)] },
    ],
  }
}

function benefitRows(coverages: readonly RatedCoverage[], text: Words): string[][] {
  return coverages.map((coverage) => {
    if (coverage.id === 'ADD') return [text.add, text.add_amount]
    const amounts = coverage.coverage_levels.map(({ amount }) => amount)
    const range = { least: money(Math.min(...amounts)), most: money(Math.max(...amounts)) }
    return [coverage.name, fill(coverage.id === 'AME' ? text.medical_amount : text.illness_amount, range)]
  })
}

function extraSections({ id, name }: RatedCoverage, text: Words): GuideSection[] {
  if (id === 'AME') return [{ id: 'medical', title: name, kind: 'list', items: text.medical_body }]
  if (id !== 'CI') return []
  return [
    { id: 'illness', title: name, kind: 'list', items: text.illness_body },
    { id: 'illnesses', title: text.illnesses_title, kind: 'list', items: text.illnesses },
  ]
}

function planRows({ plans }: RateBook, text: Words): string[][] {
  return [
    [text.individual, money(plans.individual)],
    [text.individual_spouse, money(plans['individual+spouse'])],
    [text.individual_children, money(plans['individual+children'])],
    [text.family, money(plans.family)],
  ]
}

function money(cents: number): string {
  return inShortDollars(dollarsOf(cents))
}
