import { deflateSync } from 'node:zlib'
import { zipOf } from './sample-files.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const MB = 1024 * 1024

/** A PDF of these objects. */
export const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object) =>
      Buffer.concat([Buffer.from('1 0 obj\n'), Buffer.from(object as string), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
/** An object with content, of which `about` says what it is. */
export const stream = (about: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${about} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
/** The same, compressed. */
export const packed = (about: string, content: string | Buffer) =>
  stream(`${about} /Filter /FlateDecode`, deflateSync(content))

/** A letter with this body, and more files inside it. */
export const word = (body: string, ...more: { name: string; content: string }[]) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document>${body}</w:document>` },
    ...more,
  ])
/** Where a letter names what it needs from elsewhere. */
export const relations = (one: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships>${one}</Relationships>`,
})
