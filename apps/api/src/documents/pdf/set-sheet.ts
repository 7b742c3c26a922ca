import { renderToBuffer } from '@react-pdf/renderer'
import type { Sheet } from '../sheets.ts'
import { claimFormPdf } from './claim-form-pdf.ts'
import { guidePdf } from './guide-pdf.ts'

export function setSheet(sheet: Sheet): Promise<Buffer> {
  return renderToBuffer(sheet.kind === 'guide' ? guidePdf(sheet) : claimFormPdf(sheet))
}
