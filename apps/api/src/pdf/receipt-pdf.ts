import type { ContentStore } from '@amparo/content/load-content'
import type { ClaimReceipt } from '@amparo/contract/submission'
import type { Locale } from '@amparo/rules/locale/locales'
import { receiptSheet } from './content/receipt-content.ts'
import type { PdfPress } from './print/pdf-press.ts'

type Parts = {
  content: Pick<ContentStore, 'content'>
  benefitName: (benefitCode: string, locale: Locale) => string
  press: Pick<PdfPress, 'print'>
}

export type ReceiptFiles = ReturnType<typeof createReceiptFiles>

/** The receipt of a claim as a file. Made anew for whoever asks: nobody else may get it, so nothing is kept. */
export function createReceiptFiles({ content, benefitName, press }: Parts) {
  const sheetOf = (receipt: ClaimReceipt) =>
    receiptSheet(receipt, { content, benefitName: (code) => benefitName(code, receipt.language_code) })

  return {
    async print(receipt: ClaimReceipt): Promise<{ bytes: Buffer; name: string }> {
      return { bytes: await press.print(sheetOf(receipt)), name: `claim-${receipt.claim_number ?? 'receipt'}.pdf` }
    },
  }
}
