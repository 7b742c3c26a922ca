import { deflateRawSync } from 'node:zlib'
import { png, tiff } from './sample-pictures.ts'

type Entry = { name: string; content: Buffer | string; isStored?: boolean }

/** The smallest archive with these entries, for tests. */
export function zipOf(entries: Entry[]): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored = false } of entries) {
    const data = isStored ? Buffer.from(content as string) : deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt16LE(isStored ? 0 : 8, 8)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 'latin1')
    local.copy(central, 8, 6, 26)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    bodies.push(local, Buffer.from(name), data)
    list.push(central, Buffer.from(name))
    offset += local.length + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...list, end])
}

const mainTypes: Record<string, string> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}
const typesOf = (mainPart: string) =>
  `<Types><Override PartName="/${mainPart}" ContentType="${mainTypes[mainPart]}"/></Types>`

export const officeZip = (mainPart: string, ...more: Entry[]) =>
  zipOf([{ name: '[Content_Types].xml', content: typesOf(mainPart) }, { name: mainPart, content: '<main/>' }, ...more])

const compoundFile = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(`${stream}\0`, 'utf16le')])
const binary = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from([0, 1, 2, 3])])

/** One file of each kind that the specification allows. A CSV is text, and text is a CSV of one column. */
export const samples = {
  text: Buffer.from('name,amount\r\nAna,12\r\n'),
  doc: compoundFile('WordDocument'),
  docx: officeZip('word/document.xml'),
  gif: binary('GIF89a'),
  jpeg: binary('\xff\xd8\xff\xe0'),
  pdf: binary('%PDF-1.7\n'),
  png: png(1, 1),
  tiff: tiff([[1, 1]]),
  xls: compoundFile('Workbook'),
  xlsx: officeZip('xl/workbook.xml'),
}

/** What nobody may upload under any type. */
export const strangers = {
  nothing: Buffer.alloc(0),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
  drawing: Buffer.from('\n<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  script: Buffer.from('#!/bin/sh\necho\n'),
  'rich text': Buffer.from('{\\rtf1 hello}'),
  'Windows program': binary('MZ\x90\0'),
  'Linux program': binary('\x7fELF'),
  'plain archive': zipOf([{ name: 'a.txt', content: 'a' }]),
  'half an archive': officeZip('word/document.xml').subarray(0, 60),
  'installer in a compound file': compoundFile('Property'),
  'document with macros': officeZip('word/document.xml', { name: 'word/vbaProject.bin', content: 'x' }),
}
