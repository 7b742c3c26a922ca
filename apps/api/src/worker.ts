import { runProcess } from '@amparo/service/process/run-process'
import { startApi } from './start-api.ts'

await runProcess(() => startApi({ isWorker: true }), { service: 'worker' })
