import { parentPort } from 'node:worker_threads'
import type { Sheet } from '../sheets.ts'
import { setSheet } from './set-sheet.ts'

parentPort?.on('message', async ({ id, sheet }: { id: number; sheet: Sheet }) => {
  const answer = await setSheet(sheet).then(
    (bytes) => ({ id, bytes }),
    (error: Error) => ({ id, problem: error.message }),
  )
  parentPort?.postMessage(answer)
})
