import { wireTransferForm } from '@amparo/rules/claims/wire-transfer-form'
import { describe, expect, it } from 'vitest'
import { api, askedFor, content, documentsOf, serveApi } from '../testing/claim-documents.ts'
import { readPdf, squeezed } from '../testing/read-pdf.ts'

serveApi()

describe('the bank transfer form', () => {
  it('comes with DOC017 and no other document [C-154, C-155]', async () => {
    const documents = await documentsOf(askedFor('MEX', 'es_LAC'))
    expect(documents.filter(({ wire_transfer_documents }) => wire_transfer_documents.length > 0)).toMatchObject([
      {
        id: 'DOC017',
        wire_transfer_documents: [
          {
            document_id: 'DOC017',
            name: 'Formulario de transferencia bancaria',
            path: '/documents/wire-transfer/mex.es_lac.pdf',
          },
        ],
      },
    ])
  })

  it.each([
    ['mex', 'es_LAC'],
    ['vnm', 'vi_VN'],
    ['tha', 'en_AP'],
  ] as const)('is a file to download, for %s in %s, with every letter [C-157]', async (country, locale) => {
    const answer = await api.app.inject({ url: `/documents/wire-transfer/${country}.${locale.toLowerCase()}.pdf` })
    expect(answer.headers['content-type']).toBe('application/pdf')
    // The page with the link sets the file name.
    expect(answer.headers['content-disposition']).toBe('attachment')
    const { pages } = readPdf(answer.rawPayload)
    const own = content.content(locale, 'transfer-form-file')
    const labels = content.content(locale, 'claim-form-file')
    expect(pages).toHaveLength(1)
    for (const text of [...Object.values(own), labels.account_holder, labels.declaration_text])
      expect(pages.join('')).toContain(squeezed(text))
  })

  it('exists wherever a claim asks for one, and nowhere else', async () => {
    const { catalogue, areas } = api
    const linked = new Set<string>()
    for (const benefit_code of catalogue.claimForms.keys())
      for (const { code, languages } of catalogue.countries.values())
        for (const locale of languages) {
          const asked = areas.claimDocuments.list({ benefit_code, country: code, locale })
          for (const { id, wire_transfer_documents } of asked) {
            expect(wire_transfer_documents).toHaveLength(id.includes('DOC017') ? 1 : 0)
            for (const { path } of wire_transfer_documents) linked.add(path)
          }
        }
    expect(linked).toContain(wireTransferForm({ code: 'KOR', languages: ['en_AP'] }, 'ko_KR')?.address)
    expect(linked.size).toBeGreaterThan(40)
    expect(await areas.pdf.find('/documents/wire-transfer/usa.en_us.pdf')).toBeNull()
  })
})
