import { randomBytes } from 'node:crypto'
import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../testing/file-problem.ts'
import { MB, packed, pdf, stream } from '../../testing/sample-documents.ts'

const SCRIPT = '1 0 << /S /JavaScript /JS (app.alert(1)) >>'
const OBJECTS = '/Type /ObjStm /N 1 /First 4'
const problemOf = (file: Buffer) => fileProblem(file, 'application/pdf')

const objects = (dictionary: string, content = deflateSync(SCRIPT)) =>
  Buffer.concat([Buffer.from(dictionary, 'latin1'), content, Buffer.from('\nendstream')])
const decoy = (content: string) => `(stream\n${deflateSync(content).toString('latin1')})`
const withoutEnd = (content: string, level?: number) =>
  Buffer.concat([
    Buffer.from('x\x9c', 'latin1'),
    deflateRawSync(content, { finishFlush: constants.Z_SYNC_FLUSH, level }),
  ])
const withWrongChecksum = () => {
  const bytes = deflateSync(SCRIPT)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  return bytes
}

describe('a script in packed objects', () => {
  it.each<[string, Buffer]>([
    [
      'after a string that looks like a packed stream',
      objects(`<< /Type /ObjStm /X ${decoy('a')} /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`),
    ],
    [
      'that begin with a word, after such a string',
      objects(
        `<< /Type /ObjStm /X ${decoy('a')} /N 2 /First 8 /Filter /FlateDecode >>\nstream\n`,
        deflateSync(`x x ${SCRIPT}`),
      ),
    ],
    ['that are packed as differences', packed(`${OBJECTS} /DecodeParms << /Predictor 12 /Columns 1 >>`, 'x')],
    ['that are packed as an object elsewhere says', packed(`${OBJECTS} /DecodeParms [5 0 R]`, 'x')],
    [
      'that are packed as differences, and do not say that they are objects',
      packed('/N 1 /First 4 /DecodeParms << /Pr#65dictor 2 >>', 'x'),
    ],
    [
      'that are packed as differences, after a string that looks like a stream',
      objects(`<< ${OBJECTS} /X ${decoy('a')} /DecodeParms << /Predictor 15 >> >>\nstream\n`),
    ],
    [
      'that are packed twice',
      stream(`${OBJECTS} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(SCRIPT))),
    ],
    ['after a line that says more than stream', objects(`<< ${OBJECTS} /Filter /FlateDecode >>\nstream x\n`)],
    ['after a line that ends in a comment', objects(`<< ${OBJECTS} /Filter /FlateDecode >>\nstream%\r`)],
    ['that do not say that they are objects', packed('/N 1 /First 4', SCRIPT)],
    ['that begin with a comment', packed('/N 1 /First 4', `% ${'x'.repeat(70_000)}\n${SCRIPT}`)],
    ['that say that they are a picture', packed('/Subtype /Image /N 1 /First 4', SCRIPT)],
    ['with a wrong checksum', stream(`${OBJECTS} /Filter /FlateDecode`, withWrongChecksum())],
    [
      'that end in damage',
      stream(`${OBJECTS} /Filter /FlateDecode`, Buffer.concat([withoutEnd(SCRIPT), Buffer.from([7, 255, 255])])),
    ],
    [
      'in which something looks like the end of the stream',
      stream(
        `${OBJECTS} /Filter /FlateDecode`,
        Buffer.concat([withoutEnd('1 0 (endstream)', 0), deflateRawSync(SCRIPT)]),
      ),
    ],
    ['of a form', pdf('<< /AcroForm << /XFA 2 0 R >> >>')],
    ['of a form in parts', pdf('<< /AcroForm << /XFA [(template) 2 0 R] >> >>')],
    ['named among objects that begin with words', packed(OBJECTS, 'x x 1 0 << /Names << /JavaScript 5 0 R >> >>')],
    ['with a comment in its action', packed(OBJECTS, 'x x 1 0 << /S %a\n/JavaScript /JS (app.alert(1)) >>')],
  ])('is found: %s', async (_, object) => expect(await problemOf(pdf(object))).toBe('active_content'))

  it('is too large when it is packed again and again', async () => {
    const content = Array.from({ length: 5 }).reduce<Buffer>((inner) => deflateSync(inner), Buffer.from(SCRIPT))
    expect(await problemOf(pdf(stream('', content)))).toBe('too_large')
  })

  it('does not keep a large damaged stream from being searched', async () => {
    const picture = randomBytes(16 * MB)
    const cut = deflateSync(picture).subarray(0, -64 * 1024)
    expect(await problemOf(pdf(stream('/Subtype /Image /Filter /FlateDecode', cut)))).toBeNull()
  })

  it('is too large with thousands of damaged streams', async () => {
    const damaged = objects('<< >>\nstream\n', withoutEnd('q Q'))
    expect(await problemOf(pdf(...Array(2_001).fill(damaged)))).toBe('too_large')
  })
})

describe('a PDF without a script', () => {
  const outlines = '<< /Type /Outlines /First 5 0 R /Last 5 0 R >>'
  it.each<[string, Buffer]>([
    [
      'a table of places, packed as differences',
      pdf(packed('/Type /XRef /DecodeParms << /Predictor 12 >>', '\x02\x01')),
    ],
    [
      'a picture that is packed as differences, after a list of chapters',
      pdf(outlines, packed('/Subtype /Image /DecodeParms << /Predictor 15 /Columns 2 >>', '\0ab')),
    ],
    [
      'objects that are packed as they are',
      pdf(packed(`${OBJECTS} /DecodeParms << /Predictor 1 >>`, '1 0 << /V (a) >>')),
    ],
    ['a picture that begins like objects', pdf(packed('/Subtype /Image', Buffer.alloc(40 * 1024 * 1024)))],
    [
      'a picture that is like a script by chance',
      pdf(packed('/Subtype /Image', Buffer.from('0\xff/JS\xff', 'latin1'))),
    ],
    [
      'such a picture with a percent sign in what it says about itself',
      pdf(stream('/Subtype /Image /Name (100% quality)', Buffer.from('\xff/JS\xff/JS(\xff', 'latin1'))),
    ],
    ['a picture that is like a form by chance', pdf(stream('/Subtype /Image', Buffer.from('\xff/XFA\x90', 'latin1')))],
    ['a page that begins with a line width', pdf(packed('', '2 J\n0.57 w\nBT (HTML/CSS/JavaScript, 20 h) Tj ET'))],
    ['a page that begins with a place', pdf(packed('', '1 0 0 1 0 0 cm  BT (HTML/CSS/JavaScript, 20 h) Tj ET'))],
    ['a text about streams', pdf('<< /Title (A stream of water\nand a bitstream) >>', packed('', 'BT (Hi) Tj ET'))],
  ])('is accepted: %s', async (_, file) => expect(await problemOf(file)).toBeNull())
})
