import { listFeatureFlags } from '@amparo/contract/feature-flags'
import type { Platform } from '../../platform/platform.ts'
import { isOn, RECHECK_MS } from '../../queries/list-feature-flags.ts'

/** Reloads the maintenance page by itself when maintenance is over. */
export function waitForReturn({ api }: Pick<Platform, 'api'>, reload = () => location.reload()) {
  const timer = setInterval(async () => {
    const flags = await api(listFeatureFlags, {}).catch(() => null)
    if (!flags || isOn(flags, 'portal_unavailable')) return
    clearInterval(timer)
    reload()
  }, RECHECK_MS)
}
