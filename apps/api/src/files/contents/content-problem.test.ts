import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../testing/file-problem.ts'
import { officeZip, samples, zipOf } from '../../testing/sample-files.ts'
import { png } from '../../testing/sample-pictures.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CARD = '4242 4242 4242 4242'
const archive = zipOf([{ name: 'a.exe', content: 'a' }])

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object) =>
      Buffer.concat([Buffer.from('1 0 obj\n'), Buffer.from(object as string), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
const stream = (about: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${about} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
const packed = (about: string, content: string | Buffer) =>
  stream(`${about} /Filter /FlateDecode`, deflateSync(content))
const word = (body: string, ...more: { name: string; content: string }[]) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document>${body}</w:document>` },
    ...more,
  ])
const relations = (one: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships>${one}</Relationships>`,
})

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

describe('executable content, or files inside the file', () => {
  it.each<[string, string, Buffer]>([
    ['a script in a PDF', 'application/pdf', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script with a name in codes', 'application/pdf', pdf('<< /S /J#61vaScript >>')],
    ['a script in a packed object', 'application/pdf', pdf(packed('/Type /ObjStm /N 1 /First 4', '1 0 << /JS (x) >>'))],
    ['a program that a PDF starts', 'application/pdf', pdf('<< /S /Launch /F (cmd.exe) >>')],
    [
      'a script after a comment that looks like a stream',
      'application/pdf',
      pdf('<< >> % stream', '<< /S /JavaScript /JS (app.alert(1)) >>'),
    ],
    [
      'a script between comments that look like a stream',
      'application/pdf',
      pdf('<< >> % >> stream\n', '<< /JS (app.alert(1)) >>', '% endstream'),
    ],
    [
      'a script after a long comment that looks like a stream',
      'application/pdf',
      pdf(`<< >> % ${'x'.repeat(70_000)} >> stream\n`, '<< /JS (app.alert(1)) >>', '% endstream'),
    ],
    [
      'a script after a string that looks like a stream',
      'application/pdf',
      pdf('<< /Title (>> stream\n) /AA << /S /Rendition /JS (app.alert(1)) >> >>', stream('', Buffer.from('q Q'))),
    ],
    [
      'a script after a string whose last line looks like the end of a dictionary before a stream',
      'application/pdf',
      pdf('<< /Title (\n>> stream\n) /AA << /S /Rendition /JS (app.alert(1)) >> >>', stream('', Buffer.from('q Q'))),
    ],
    [
      'a script after such a string, as if in a picture',
      'application/pdf',
      pdf(
        '<< /Title (/Image\n>> stream\n) /AA << /S /R#65ndition /JS (app.alert(1)) >> >>',
        stream('', Buffer.from('q Q')),
      ),
    ],
    [
      'a script in an object that is not packed',
      'application/pdf',
      pdf(stream('/Type /ObjStm /N 1 /First 4', Buffer.from('1 0 << /S /Rendition /JS (app.alert(1)) >>'))),
    ],
    [
      'a script after a stream without an end',
      'application/pdf',
      pdf('<< >>\nstream\nq Q', '<< /JS (app.alert(1)) >>'),
    ],
    [
      'a script in a packed object after a comment that looks like a stream',
      'application/pdf',
      pdf('<< >> % stream\n', packed('/Type /ObjStm /N 1 % stream\n /First 4', '1 0 << /JS (x) >>')),
    ],
    ['a file inside a PDF', 'application/pdf', pdf('<< /Names << /EmbeddedFiles 2 0 R >> >>')],
    ['an archive after a PDF', 'application/pdf', Buffer.concat([pdf('<< >>'), archive])],
    ['an archive after a picture', 'image/jpeg', Buffer.concat([samples.jpeg, archive, Buffer.alloc(100)])],
    [
      'another kind of archive after a picture',
      'image/png',
      Buffer.concat([png(1, 1), Buffer.from('Rar!\x1a\x07\0', 'latin1')]),
    ],
    ['macros in a letter', DOCX, word('', { name: 'word/vbaProject.bin', content: 'x' })],
    ['old macros in a sheet', XLSX, officeZip('xl/workbook.xml', { name: 'xl/macrosheets/sheet1.xml', content: 'x' })],
    ['a control in a letter', DOCX, word('', { name: 'word/activeX/activeX1.xml', content: 'x' })],
    ['a document in a letter', DOCX, word('', { name: 'word/embeddings/a.xlsx', content: 'x' })],
    ['an archive in a letter', DOCX, word('', { name: 'word/media/picture.png', content: archive.toString('latin1') })],
    [
      'a template from elsewhere',
      DOCX,
      word(
        '',
        relations(
          '<Relationship TargetMode="External" Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm"/>',
        ),
      ),
    ],
    [
      'macros in an old letter',
      'application/msword',
      Buffer.concat([samples.doc, Buffer.from('_VBA_PROJECT', 'utf16le')]),
    ],
  ])('is refused: %s', async (_, type, bytes) => expect(await fileProblem(bytes, type)).toBe('active_content'))
})

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

const MB = 1024 * 1024

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

describe('a PDF bomb', () => {
  const picture = packed('', Buffer.alloc(64 * MB))
  it.each<[string, Buffer]>([
    ['streams that unpack to hundreds of megabytes', pdf(picture, picture, picture, picture)],
    ['objects that unpack to more than 32 MB', pdf(packed('/Type /ObjStm', Buffer.alloc(33 * MB, '()')))],
    ['streams of objects that do so together', pdf(...Array(3).fill(packed('/Type /ObjStm', Buffer.alloc(11 * MB))))],
    ['tens of thousands of packed streams', pdf('stream\nx\x9c\0endstream'.repeat(50_001))],
    ['tens of thousands of other streams', pdf('stream\nendstream\n'.repeat(50_001))],
  ])('is refused: %s', async (_, bytes) => expect(await fileProblem(bytes, 'application/pdf')).toBe('too_large'))
})
