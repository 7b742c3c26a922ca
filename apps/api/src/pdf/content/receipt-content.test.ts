import { createHash } from 'node:crypto'
import { loadContent } from '@amparo/content/load-content'
import { locales } from '@amparo/rules/locale/locales'
import { expect, it } from 'vitest'
import { receiptContent } from './receipt-content.ts'

const content = loadContent()

it('names each file with its document and its hash', () => {
  const sha256 = createHash('sha256').update('x').digest('hex')
  const printed = receiptContent(
    {
      claim_number: null,
      benefit_code: 'CDW',
      country: 'USA',
      language_code: 'es_LAC',
      received_at: '2026-11-15T23:59:59.000Z',
      pages: [],
      files: [
        { document_id: 'DOC010', file_name: 'contrato.pdf', sha256 },
        { document_id: 'DOC999', file_name: 'otro.pdf', sha256 },
      ],
    },
    { content, benefitName: () => 'Auto alquilado' },
  )
  const { title } = content.content('es_LAC', 'claim-documents').doc010
  expect(printed.files.items).toMatchObject([
    { name: 'contrato.pdf', document: title, sha256: expect.stringContaining(sha256) },
    { document: 'DOC999' },
  ])
  expect(printed.facts.map(({ value }) => value)).toEqual([
    content.content('es_LAC', 'claim-receipt').claim_number_pending,
    '15/11/2026 23:59 UTC',
    'Auto alquilado',
  ])
})

it.each([
  ['USA', 'LETTER'],
  ['MEX', 'LETTER'],
  ['BRA', 'A4'],
])('has in %s the paper %s, and the claim number at the bottom of every page', (country, paper) => {
  const claim = { benefit_code: 'CDW', received_at: '2026-11-15T23:59:59.000Z', pages: [], files: [] }
  const printed = (claim_number: string | null) =>
    receiptContent({ ...claim, claim_number, country, language_code: 'en_US' }, { content, benefitName: () => '' })
  expect(printed('C-1')).toMatchObject({ paper, footer: expect.stringContaining('C-1') })
  expect(printed(null).footer).not.toContain('null')
})

it('has texts in every language', () => {
  for (const locale of locales)
    for (const [key, text] of Object.entries(content.content(locale, 'claim-receipt')))
      expect([locale, key, text]).toEqual([locale, key, expect.stringMatching(/\S/)])
})
