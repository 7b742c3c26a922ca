import { createHash } from 'node:crypto'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { onceAVersion } from '@amparo/service/process/once'
import type { Clock } from '../platform/clock.ts'
import { claimFormFiles } from './content/claim-form-files.ts'
import { guideFiles } from './content/guide-files.ts'
import { outlineFiles } from './content/outline-files.ts'
import type { PdfSource } from './content/pdf-sources.ts'
import { transferFormFiles } from './content/transfer-form-files.ts'
import { createFileCache } from './file-cache.ts'
import { fileName } from './file-name.ts'
import { outlineSources } from './policy-documents.ts'
import type { PdfPrinter } from './print/pdf-printer.ts'

type PdfFile = { bytes: Buffer; etag: string; disposition: string }

type Parts = {
  catalogue: Catalogue
  content: Pick<ContentStore, 'content' | 'version'>
  clock: Clock
  benefitName: (benefitCode: string, locale: Locale) => string
  printer: Pick<PdfPrinter, 'print'>
}

/** About 30 KB each: all files of Brazil and India in all their languages. */
const MOST_CACHED = 300

export type PdfFiles = ReturnType<typeof createPdfFiles>

/** The PDFs that pages link to. Each is printed from content when it is first asked for on a day (docs/decisions/0012). */
export function createPdfFiles({ clock, printer, ...from }: Parts) {
  const sources = onceAVersion(
    from.content.version,
    () =>
      new Map([
        ...guideFiles(from),
        ...claimFormFiles(from),
        ...transferFormFiles(from),
        ...outlineFiles(outlineSources(from)),
      ]),
  )
  const cached = createFileCache<PdfFile>({ most: MOST_CACHED })

  return {
    /** Null when there is no such file. */
    async find(address: string): Promise<PdfFile | null> {
      const source = sources().get(address)
      if (!source) return null
      const day = dayIn(source.country, clock.now())
      if (source.from !== null && source.from > day) return null
      return cached(`${address} ${day} ${from.content.version()}`, () => print(source, day))
    },
  }

  async function print({ disposition, contentOn }: PdfSource, day: string): Promise<PdfFile> {
    const content = contentOn(day)
    const bytes = await printer.print(content)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    // A download is saved under the last part of its address, so it needs no other name (C-577).
    const named = disposition === 'attachment' ? disposition : `${disposition}; filename="${fileName(content.title)}"`
    return { bytes, etag, disposition: named }
  }
}

const timeZones: Record<string, string> = {
  BRA: 'America/Sao_Paulo',
  IND: 'Asia/Kolkata',
  USA: 'America/New_York',
}

/** The date on a PDF is the reader's, not the server's. */
function dayIn(country: string, moment: Date): IsoDate {
  // Swedish formats dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country] ?? 'UTC' }).format(moment)
}
