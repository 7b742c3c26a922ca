import { hasCardInside } from './card-inside.ts'
import { holdsArchive } from './hidden-archive.ts'
import { officeProblem } from './office-problem.ts'
import { pdfProblem } from './pdf-problem.ts'
import { pictureProblem } from './picture-problem.ts'

export type ContentProblem = 'active_content' | 'card_number' | 'too_large' | 'unreadable'

const isOffice = (type: string) => type.startsWith('application/vnd.openxmlformats-')
const isOldOffice = (type: string) => type === 'application/msword' || type === 'application/vnd.ms-excel'
const macros = Buffer.from('_VBA_PROJECT', 'utf16le')

/** What we refuse even in a file of an accepted type, whatever the malware scanner says: executable content, hidden archives, card numbers, archive bombs. */
export async function contentProblem(
  bytes: Buffer,
  { type, isInCatalogue }: { type: string; isInCatalogue: (digits: string) => boolean },
): Promise<ContentProblem | null> {
  if (isOffice(type)) return officeProblem(bytes)
  if (await holdsArchive(bytes)) return 'active_content'
  if (type === 'application/pdf') return pdfProblem(bytes, isInCatalogue)
  if (isOldOffice(type) && bytes.includes(macros)) return 'active_content'
  if (type.startsWith('text/') || isOldOffice(type)) return (await hasCardInText(bytes)) ? 'card_number' : null
  return pictureProblem(bytes, type)
}

/** Searches in both encodings that text files and older Office files use. */
async function hasCardInText(bytes: Buffer): Promise<boolean> {
  return (await hasCardInside(bytes.toString('utf8'))) || (await hasCardInside(bytes.toString('utf16le')))
}
