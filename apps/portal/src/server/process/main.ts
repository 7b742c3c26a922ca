import { runProcess } from '@amparo/service/process/run-process'
import { readPortalSettings } from './portal-settings.ts'
import { startPortal } from './start-portal.ts'

await runProcess(() => startPortal(readPortalSettings(process.env)), { service: 'portal' })
