import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../testing/file-problem.ts'
import { readPdf, squeezed } from '../../testing/read-pdf.ts'
import type { PolicyDocumentContent } from '../content/pdf-content.ts'
import { policyDocumentPdf } from './policy-document-pdf.ts'

const content: PolicyDocumentContent = {
  kind: 'policy-document',
  locale: 'en_US',
  title: 'Outline for somebody',
  author: 'An insurer',
  day: '2026-11-15',
  pageOf: 'Page {page} of {pages}',
  about: ['For residents of Ohio'],
  intro: 'Read this carefully.',
  sections: [
    { id: 'list', title: 'A list', kind: 'list', items: ['One', 'Two'] },
    { id: 'steps', title: 'Steps', kind: 'steps', items: ['Call'] },
    { id: 'text', title: 'A text', kind: 'paragraphs', items: ['A paragraph.'] },
    { id: 'table', title: 'A table', kind: 'table', head: ['What', 'How much'], rows: [['Life', '100%']] },
  ],
}
const printed = async (change: Partial<PolicyDocumentContent> = {}) =>
  readPdf(await policyDocumentPdf({ ...content, ...change }))

describe('a document of a policy', () => {
  it('is tagged: headings, paragraphs, lists, and tables with heading cells', async () => {
    const { source } = await printed()
    const tags = Array.from(source.matchAll(/\/S \/(\w+)/g), ([, tag]) => tag as string)
    const count = (tag: string) => tags.filter((found) => found === tag).length
    expect(['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 4, 3, 2, 3, 1, 2, 3, 1])
    expect(source).toMatch(/\/MarkInfo/)
    expect(source).toMatch(/\/Scope \/Column[\s\S]*\/Scope \/Row/)
  })

  it('can be uploaded', async () => {
    expect(await fileProblem(await policyDocumentPdf(content), 'application/pdf')).toBeNull()
  })

  it('has its title and its language', async () => {
    const { source } = await printed()
    expect(source).toContain('/Lang (en-US)')
    expect(source).toContain('(Outline for somebody)')
    expect(source).toContain('/DisplayDocTitle true')
  })

  it('has every text, and numbered pages', async () => {
    const { pages } = await printed()
    expect(pages).toHaveLength(1)
    for (const text of [
      'Outline for somebody',
      'For residents of Ohio',
      'A list',
      'Two',
      '1.',
      'Call',
      'A paragraph.',
      '100%',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(squeezed(text))
  })

  it('continues a long table on another page without losing or splitting a row', async () => {
    const rows = Array.from({ length: 60 }, (_, place) => [
      `Row ${place}`,
      'a value that is long enough to need two lines '.repeat(2),
    ])
    const { pages } = await printed({
      sections: [{ id: 'table', title: 'A table', kind: 'table', head: ['What', 'How much'], rows }],
    })
    expect(pages.length).toBeGreaterThan(1)
    for (let place = 0; place < 60; place++) expect(pages.join('')).toContain(`Row${place}a`)
    expect(pages.at(-1)).toContain(`Page${pages.length}of${pages.length}`)
  })

  it.each([['José Łukasiewicz'], ["D'Angelo Nguyễn"], ['陳怡君'], ['Иван']])('prints the name %s', async (name) => {
    const { pages } = await printed({ about: [name] })
    expect(pages[0]?.normalize('NFC')).toContain(squeezed(name))
  })

  it('is the same file for the same content', async () => {
    const [first, second] = [await policyDocumentPdf(content), await policyDocumentPdf(content)]
    expect(first.equals(second)).toBe(true)
  })
})
