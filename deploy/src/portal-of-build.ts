import { readPortalSettings } from '@amparo/portal/server/process/portal-settings'
import { startPortal } from '@amparo/portal/server/process/start-portal'
import { runProcess } from '@amparo/service/process/run-process'

// The portal's process with the build in BUILT_PORTAL, which stands for another version.
await runProcess(() => startPortal(readPortalSettings(process.env), { distFolder: String(process.env.BUILT_PORTAL) }))
