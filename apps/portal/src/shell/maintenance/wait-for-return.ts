import type { Platform } from '../../platform/platform.ts'
import { isOn, RECHECK_MS, readFeatureFlags } from '../../queries/list-feature-flags.ts'

/** Reloads a page that the server rendered as closed, as soon as maintenance is over. */
export function waitForReturn(platform: Pick<Platform, 'api'>, reload = () => location.reload()) {
  const timer = setInterval(async () => {
    const flags = await readFeatureFlags(platform).catch(() => null)
    if (!flags || isOn(flags, 'portal_unavailable')) return
    clearInterval(timer)
    reload()
  }, RECHECK_MS)
}
