import { runProcess } from '@amparo/service/run-process'
import { startApi } from './start-api.ts'

await runProcess(() => startApi({ isWorker: true }), { service: 'worker' })
