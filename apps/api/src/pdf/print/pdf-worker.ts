import { parentPort } from 'node:worker_threads'
import type { Sheet } from '../content/pdf-content.ts'
import { setSheet } from './set-sheet.ts'

parentPort?.on('message', async (sheet: Sheet) => {
  const answer = await setSheet(sheet).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ problem: error.message }),
  )
  parentPort?.postMessage(answer)
})
