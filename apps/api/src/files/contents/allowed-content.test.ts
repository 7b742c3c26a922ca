import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../testing/file-problem.ts'
import { DOCX, packed, pdf, relations, stream, word, XLSX } from '../../testing/sample-documents.ts'
import { officeZip, samples } from '../../testing/sample-files.ts'
import { png } from '../../testing/sample-pictures.ts'

describe('a file that may be sent', () => {
  it.each<[string, string, Buffer]>([
    ['a PDF', 'application/pdf', pdf('<< /Type /Catalog /OpenAction [2 0 R /Fit] >>', packed('', 'BT (Hi) Tj ET'))],
    ['a PDF with a damaged stream', 'application/pdf', pdf(stream('/Filter /FlateDecode', Buffer.from('no')))],
    ['a PDF that writes about scripts', 'application/pdf', pdf(packed('', '(/JavaScript) Tj'))],
    [
      'a PDF with a picture like a script',
      'application/pdf',
      pdf(stream('/Subtype /Image', Buffer.from('\xff/JS\xff', 'latin1'))),
    ],
    [
      'a PDF with numbers that are no text',
      'application/pdf',
      pdf(
        '<< /Widths [4242 4242 4242 4242] /ID [<4242424242424242><4242424242424242>] >>',
        '<< /ModDate (D:20261115120006) /URI (https://a.example/4242424242424242) >>',
        '% 4242424242424242',
        packed('', '4242 4242 4242 4242 re 4242424242424242 0 Td'),
        packed('/Subtype /Image', '(4242424242424242)'),
        stream('/Length1 9', Buffer.from('(4242424242424242)')),
      ),
    ],
    [
      'a PDF with a table of numbers',
      'application/pdf',
      pdf(
        packed('', '[(4242)-2500(4242)-2500(4242)-2500(4242)] TJ (42424242) Tj 90 0 Td (42424242) Tj'),
        packed('', '(42 42 42 42 42 42 42 42) Tj [(42424242)-600(4242)-600(4242)] TJ'),
        '<< /Opt [(4242) (4242) (4242) (4242)] >>',
      ),
    ],
    ['the bill of a phone', 'application/pdf', pdf(packed('', '(IMEI 356938035643809, account 1000000000000008) Tj'))],
    [
      'an invoice of Brazil with its key',
      'application/pdf',
      pdf(packed('', '(3526 1118 6460 5500 0132 5500 1000 0123 4100 0012 3434) Tj')),
    ],
    [
      'a PDF whose font has its own codes',
      'application/pdf',
      pdf(packed('', '<013402340332043401340234033204340134023403320434013402340332> Tj (4242\\0014242 4242 4242) Tj')),
    ],
    ['a letter', DOCX, word('<w:p><w:r><w:t>Hello 4242</w:t></w:r></w:p><w:p><w:t>4242 4242 4242</w:t></w:p>')],
    [
      'a letter with a link',
      DOCX,
      word('', relations('<Relationship Type="http://x/hyperlink" Target="https://a.example" TargetMode="External"/>')),
    ],
    [
      'a table of amounts',
      XLSX,
      officeZip('xl/workbook.xml', {
        name: 'xl/worksheets/sheet1.xml',
        content: '<c><v>4242424242</v></c><c><v>424242</v></c>',
      }),
    ],
    ['a list', 'text/csv', Buffer.from('day,amount\n2026-11-12,42.42\n')],
    ['a picture', 'image/png', png(10, 10)],
    ['an old letter', 'application/msword', samples.doc],
  ])('is %s', async (_, type, bytes) => expect(await fileProblem(bytes, type)).toBeNull())
})
