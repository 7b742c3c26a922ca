import { parentPort } from 'node:worker_threads'
import type { PdfContent } from '../content/pdf-content.ts'
import { renderPdf } from './render-pdf.ts'

parentPort?.on('message', async (content: PdfContent) => {
  const answer = await renderPdf(content).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ problem: error.message }),
  )
  parentPort?.postMessage(answer)
})
