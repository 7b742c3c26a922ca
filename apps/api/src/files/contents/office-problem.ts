import { readZip, unpacked, type ZipEntry } from '../../platform/malware-scan/zip-entries.ts'
import { hasCardInside } from './card-inside.ts'

/** Macros, ActiveX controls, and embedded files. */
const activeParts = /vbaproject\.bin$|\/macrosheets\/|\/activex\/|\/embeddings\//i
const archive = Buffer.from('PK', 'latin1')
const texts =
  /^(?:word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*)|xl\/(?:sharedStrings|worksheets\/[^/]+|comments\d*))\.xml$/i
/** Tags that end a piece of text: a paragraph, a line, a cell. */
const ends = /<\/(?:w:p|si|c|comment)>|<w:(?:br|tab)\b[^>]*>/gi

/** What is wrong with a docx or xlsx file, or null. Its unpacked size has been checked before. */
export async function officeProblem(bytes: Buffer): Promise<'active_content' | 'card_number' | null> {
  let hasCard = false
  for (const entry of readZip(bytes) ?? []) {
    if (activeParts.test(entry.name)) return 'active_content'
    const isRelations = entry.name.toLowerCase().endsWith('.rels')
    const isText = texts.test(entry.name)
    const content = isRelations || isText ? await wholeOf(entry) : await beginningOf(entry)
    if (content.subarray(0, archive.length).equals(archive)) return 'active_content'
    if (isRelations && loadsFromElsewhere(content.toString())) return 'active_content'
    if (isText) hasCard ||= await hasCardInside(plainText(content.toString()))
  }
  return hasCard ? 'card_number' : null
}

/** Links may lead anywhere, because a person has to click them. External templates and pictures are loaded as soon as the file is opened. */
function loadsFromElsewhere(relations: string): boolean {
  const all = relations.match(/<(?:\w+:)?Relationship\b[^>]*>/gi) ?? []
  return all.some(
    (one) => /TargetMode\s*=\s*["']External/i.test(one) && !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(one),
  )
}

function plainText(xml: string): string {
  return xml.replace(ends, '|').replace(/<[^>]*>/g, '')
}

async function wholeOf(entry: ZipEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of unpacked(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function beginningOf(entry: ZipEntry): Promise<Buffer> {
  for await (const chunk of unpacked(entry)) return chunk as Buffer
  return Buffer.alloc(0)
}
