import { coveragesOf } from '@amparo/rules/policies/coverage-rules'
import { outlineFile } from '@amparo/rules/policies/outline-file'
import type { CoverageId } from '@amparo/rules/policies/rate-book'
import { supportedStates } from '@amparo/rules/policies/us-states'
import { type Outline, type OutlineSources, outlineContent } from './outline-content.ts'
import type { PdfSource, PdfSources } from './pdf-sources.ts'

const coverageSets: readonly CoverageId[][] = [['ADD'], ['ADD', 'AME'], ['ADD', 'CI'], ['ADD', 'AME', 'CI']]

/** The outlines of coverage by state and coverage set, without sets that a state does not offer, and New York's single one. */
export function outlineFiles(sources: OutlineSources): PdfSources {
  const files = new Map<string, PdfSource>()
  const add = (outline: Outline) =>
    files.set(`/documents/outlines/${outlineFile(outline.state, outline.coverageIds)}`, {
      disposition: 'inline',
      country: 'USA',
      from: null,
      contentOn: (day) => outlineContent(outline, sources, day),
    })
  add({ state: null, coverageIds: ['ADD'] })
  for (const state of supportedStates) {
    if (state === 'NY') continue
    const offered = coveragesOf(sources.book, state).map(({ id }) => id)
    for (const coverageIds of coverageSets)
      if (coverageIds.every((id) => offered.includes(id))) add({ state, coverageIds })
  }
  return files
}
