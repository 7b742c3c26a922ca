import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../testing/file-problem.ts'
import { DOCX, MB, packed, pdf, stream, word, XLSX } from '../../testing/sample-documents.ts'
import { officeZip, samples } from '../../testing/sample-files.ts'

const CARD = '4242 4242 4242 4242'

describe('a card number', () => {
  const long = `${'x'.repeat(65_400)} ${CARD} ${'x'.repeat(1_000)}`
  it.each<[string, string, Buffer]>([
    ['a text', 'text/plain', Buffer.from(`My card: ${CARD}`)],
    ['a long text, where two pieces meet', 'text/plain', Buffer.from(long)],
    ['a text in UTF-16', 'text/plain', Buffer.from(`\ufeffMy card: ${CARD}`, 'utf16le')],
    ['a list', 'text/csv', Buffer.from('name,card\nAna,4242424242424242\n')],
    ['a letter', DOCX, word(`<w:p><w:r><w:t>4242 4242</w:t></w:r><w:r><w:t> 4242 4242</w:t></w:r></w:p>`)],
    [
      'a table',
      XLSX,
      officeZip('xl/workbook.xml', { name: 'xl/worksheets/sheet1.xml', content: '<c><v>4242424242424242</v></c>' }),
    ],
    [
      'the texts of a table',
      XLSX,
      officeZip('xl/workbook.xml', { name: 'xl/sharedStrings.xml', content: `<si><t>${CARD}</t></si>` }),
    ],
    ['an old letter', 'application/msword', Buffer.concat([samples.doc, Buffer.from(CARD, 'utf16le')])],
    ['a PDF', 'application/pdf', pdf(packed('', `BT (My card: ${CARD}) Tj ET`))],
    ['a PDF, of the catalogue', 'application/pdf', pdf(packed('', '(9840 0210 6446 4051) Tj'))],
    ['a PDF, of the catalogue with 15 digits', 'application/pdf', pdf(packed('', '(9840 184155 92460) Tj'))],
    ['a PDF that is not packed', 'application/pdf', pdf(stream('', Buffer.from(`BT (My card: ${CARD}) Tj ET`)))],
    ['a PDF that begins like a packed one', 'application/pdf', pdf(stream('', Buffer.from(`(${CARD}) Tj`)))],
    ['a PDF, as codes', 'application/pdf', pdf(packed('', `<${Buffer.from(CARD).toString('hex')}> Tj`))],
    ['a PDF, as codes of two bytes', 'application/pdf', pdf(packed('', `<${'00340032'.repeat(8)}> Tj`))],
    ['a PDF, as octal numbers', 'application/pdf', pdf(packed('', `(${String.raw`\64\062`.repeat(8)}) Tj`))],
    [
      'a PDF that moves each group',
      'application/pdf',
      pdf(packed('', '[(4)10(242)-333(4242) -333 (42)-10(42)-333(4242)] TJ')),
    ],
    ['the title of a PDF', 'application/pdf', pdf(`<< /Title (My \\(card\\) ${CARD}) >>`)],
    ['a title in UTF-16', 'application/pdf', pdf(`<< /Title <feff${'00340032'.repeat(8)}> >>`)],
    ['a packed field of a PDF', 'application/pdf', pdf(packed('/Type /ObjStm /N 1', `1 0 << /V (${CARD}) >>`))],
  ])('is found in %s', async (_, type, bytes) => expect(await fileProblem(bytes, type)).toBe('card_number'))
})

describe('a PDF with more drawings than are searched', () => {
  const large = packed('', Buffer.alloc(10 * MB, ' '))
  const largeWithCard = packed('', Buffer.concat([Buffer.alloc(10 * MB, ' '), Buffer.from(`(${CARD}) Tj`)]))
  it.each<[string, string | null, Buffer]>([
    ['a card number that comes in time', 'card_number', pdf(large, largeWithCard)],
    ['a card number that comes too late', null, pdf(large, large, largeWithCard)],
    ['a card number in a title after them', 'card_number', pdf(large, large, large, `<< /Title (${CARD}) >>`)],
    [
      'a script after them',
      'active_content',
      pdf(large, large, large, packed('/Type /ObjStm /N 1 /First 4', '1 0 << /JS (x) >>')),
    ],
  ])('and %s: %s', async (_, problem, bytes) => expect(await fileProblem(bytes, 'application/pdf')).toBe(problem))
})
