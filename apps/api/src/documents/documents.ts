import { createHash } from 'node:crypto'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { Locale } from '@amparo/rules/locale/locales'
import { once } from '@amparo/service/once'
import type { Clock } from '../platform/clock.ts'
import { claimFormFiles } from './claim-form-files.ts'
import { dayIn } from './day-in.ts'
import { fileName } from './file-name.ts'
import type { FileSource } from './file-sources.ts'
import { guideFiles } from './guide-files.ts'
import { keepFiles } from './keep-files.ts'
import type { PdfPress } from './pdf/pdf-press.ts'
import { transferFormFiles } from './transfer-form-files.ts'

export type DocumentFile = { bytes: Buffer; etag: string; disposition: string }
export type Documents = {
  /** Null: there is no such file. */
  find(address: string): Promise<DocumentFile | null>
  close(): Promise<void>
}

type Parts = {
  catalogue: Catalogue
  content: ContentStore
  clock: Clock
  benefitName: (benefitCode: string, locale: Locale) => string
  press: PdfPress
}

/** Some 30 KB each: all files of Brazil and India in all their languages. */
const MOST_KEPT = 300

/** The files that pages link to, printed from content when somebody first asks for one on a day (docs/decisions/0012). */
export function createDocuments({ clock, press, ...from }: Parts): Documents {
  const sources = once(() => new Map([...guideFiles(from), ...claimFormFiles(from), ...transferFormFiles(from)]))
  const kept = keepFiles<DocumentFile>({ most: MOST_KEPT })

  return {
    async find(address) {
      const source = sources().get(address)
      if (!source) return null
      const day = dayIn(source.country, clock.now())
      if (source.from !== null && source.from > day) return null
      return kept(`${address} ${day}`, () => printed(source, day))
    },
    close: () => press.close(),
  }

  async function printed({ disposition, sheet }: FileSource, day: string): Promise<DocumentFile> {
    const content = sheet(day)
    const bytes = await press.print(content)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    // C-577: a download is saved under the last part of its address, so it is given no other name.
    const named = disposition === 'attachment' ? disposition : `${disposition}; filename="${fileName(content.title)}"`
    return { bytes, etag, disposition: named }
  }
}
