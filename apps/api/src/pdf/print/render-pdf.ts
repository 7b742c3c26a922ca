import { renderToBuffer } from '@react-pdf/renderer'
import type { LetterContent, PdfContent, PolicyDocumentContent, ReceiptContent } from '../content/pdf-content.ts'
import { claimFormPdf } from './claim-form-pdf.ts'
import { guidePdf } from './guide-pdf.ts'
import { letterPdf } from './letter-pdf.ts'
import { policyDocumentPdf } from './policy-document-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { familiesFor, MISSING, printable } from './script-fonts.ts'
import { transferFormPdf } from './transfer-form-pdf.ts'

export async function renderPdf(content: PdfContent): Promise<Buffer> {
  if (content.kind === 'policy-document') return policyDocumentPdf(content)
  return renderToBuffer(pdfOf(isEntered(content) ? await withFonts(content) : content))
}

/** What react-pdf prints: it cannot write the tags that policy documents have. */
type Untagged = Exclude<PdfContent, PolicyDocumentContent>

/** Our texts use only characters of their language, but people may enter any others. */
type Entered = ReceiptContent | LetterContent

function isEntered(content: Untagged): content is Entered {
  return content.kind === 'receipt' || content.kind === 'letter'
}

async function withFonts(content: Entered): Promise<Entered> {
  // NFC, because some systems decompose the letters of file names.
  const text = JSON.stringify(content).normalize('NFC')
  const fonts = await familiesFor(text)
  let isComplete = true
  const set: Entered = JSON.parse(text, (_, value) => {
    if (typeof value !== 'string') return value
    const ready = printable(value, fonts)
    isComplete &&= boxesIn(ready) === boxesIn(value)
    return ready
  })
  return { ...set, fonts, ...(isComplete && { missingCharacters: null }) }
}

/** A person may have entered one. */
function boxesIn(text: string): number {
  return text.split(MISSING).length
}

function pdfOf(content: Untagged) {
  if (content.kind === 'guide') return guidePdf(content)
  if (content.kind === 'receipt') return receiptPdf(content)
  if (content.kind === 'letter') return letterPdf(content)
  return content.kind === 'claim-form' ? claimFormPdf(content) : transferFormPdf(content)
}
