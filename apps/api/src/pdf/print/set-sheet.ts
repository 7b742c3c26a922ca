import { renderToBuffer } from '@react-pdf/renderer'
import type { ReceiptSheet, Sheet } from '../content/pdf-content.ts'
import { claimFormPdf } from './claim-form-pdf.ts'
import { guidePdf } from './guide-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { familiesFor, MISSING, settable } from './script-fonts.ts'
import { transferFormPdf } from './transfer-form-pdf.ts'

export async function setSheet(sheet: Sheet): Promise<Buffer> {
  return renderToBuffer(pdfOf(sheet.kind === 'receipt' ? await readyReceipt(sheet) : sheet))
}

/** Content has only signs of its own language; what people write has any. */
async function readyReceipt(sheet: ReceiptSheet): Promise<ReceiptSheet> {
  // Composed: some systems write the name of a file in the parts of its letters.
  const text = JSON.stringify(sheet).normalize('NFC')
  const fonts = await familiesFor(text)
  let isWhole = true
  const set: ReceiptSheet = JSON.parse(text, (_, value) => {
    if (typeof value !== 'string') return value
    const ready = settable(value, fonts)
    isWhole &&= boxesIn(ready) === boxesIn(value)
    return ready
  })
  return { ...set, fonts, missingSigns: isWhole ? null : set.missingSigns }
}

/** Somebody may have written one. */
function boxesIn(text: string): number {
  return text.split(MISSING).length
}

function pdfOf(sheet: Sheet) {
  if (sheet.kind === 'guide') return guidePdf(sheet)
  if (sheet.kind === 'receipt') return receiptPdf(sheet)
  return sheet.kind === 'claim-form' ? claimFormPdf(sheet) : transferFormPdf(sheet)
}
