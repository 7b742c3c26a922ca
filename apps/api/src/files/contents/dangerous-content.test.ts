import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../testing/file-problem.ts'
import { DOCX, MB, packed, pdf, relations, stream, word, XLSX } from '../../testing/sample-documents.ts'
import { officeZip, samples, zipOf } from '../../testing/sample-files.ts'
import { png } from '../../testing/sample-pictures.ts'

const archive = zipOf([{ name: 'a.exe', content: 'a' }])

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

describe('a PDF bomb', () => {
  const picture = packed('', Buffer.alloc(64 * MB))
  it.each<[string, Buffer]>([
    ['streams that unpack to hundreds of megabytes', pdf(picture, picture, picture, picture)],
    ['objects that unpack to more than 32 MB', pdf(packed('/Type /ObjStm', Buffer.alloc(33 * MB, '()')))],
    ['streams of objects that do so together', pdf(...Array(3).fill(packed('/Type /ObjStm', Buffer.alloc(11 * MB))))],
    ['tens of thousands of packed streams', pdf('stream\nx\x9c\0endstream\n'.repeat(50_001))],
    ['tens of thousands of other streams', pdf('stream\nendstream\n'.repeat(50_001))],
  ])('is refused: %s', async (_, bytes) => expect(await fileProblem(bytes, 'application/pdf')).toBe('too_large'))
})
