import { renderToBuffer } from '@react-pdf/renderer'
import type { ReceiptSheet, Sheet } from '../sheets.ts'
import { claimFormPdf } from './claim-form-pdf.ts'
import { guidePdf } from './guide-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { familiesFor, settable } from './script-fonts.ts'
import { transferFormPdf } from './transfer-form-pdf.ts'

export async function setSheet(sheet: Sheet): Promise<Buffer> {
  return renderToBuffer(pdfOf(sheet.kind === 'receipt' ? await readyReceipt(sheet) : sheet))
}

/** Content has only signs of its own language; what people write has any. */
async function readyReceipt(sheet: ReceiptSheet): Promise<ReceiptSheet> {
  const text = JSON.stringify(sheet)
  const fonts = await familiesFor(text)
  const ready = (value: unknown) => (typeof value === 'string' ? settable(value, fonts) : value)
  return { ...JSON.parse(text, (_, value) => ready(value)), fonts }
}

function pdfOf(sheet: Sheet) {
  if (sheet.kind === 'guide') return guidePdf(sheet)
  if (sheet.kind === 'receipt') return receiptPdf(sheet)
  return sheet.kind === 'claim-form' ? claimFormPdf(sheet) : transferFormPdf(sheet)
}
