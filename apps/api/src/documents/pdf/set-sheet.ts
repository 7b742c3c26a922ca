import { renderToBuffer } from '@react-pdf/renderer'
import type { Sheet } from '../sheets.ts'
import { claimFormPdf } from './claim-form-pdf.ts'
import { guidePdf } from './guide-pdf.ts'
import { transferFormPdf } from './transfer-form-pdf.ts'

export function setSheet(sheet: Sheet): Promise<Buffer> {
  return renderToBuffer(pdfOf(sheet))
}

function pdfOf(sheet: Sheet) {
  if (sheet.kind === 'guide') return guidePdf(sheet)
  return sheet.kind === 'claim-form' ? claimFormPdf(sheet) : transferFormPdf(sheet)
}
