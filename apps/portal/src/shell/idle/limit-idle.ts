import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import { IDLE_LIMIT_MS } from '@amparo/rules/portal/idle-limit'
import type { AppParts } from '../../session/app-parts.ts'

const CHECKED_EVERY_MS = 60_000
const usageEvents = ['pointerdown', 'keydown']
const returnEvents = ['focus', 'online']

type Sessions = Pick<AppParts, 'session' | 'user'>
type Options = { leaveFor?: (address: string) => void }

/** In all tabs, with either kind of session: somebody who is active in another tab is not idle. */
export function lastActivity({ session, user }: Sessions): number | null {
  return Math.max(session.activity.last() ?? 0, user.activity.last() ?? 0) || null
}

/**
 * Ends an idle session (P-391), without a warning, until the guard is there to do it and calls the returned function. The guard's file may
 * be missing for good (`lazyPart`); this code comes with the routes of every page but card entry.
 */
export function limitIdle(app: Sessions, { leaveFor = (address) => location.assign(address) }: Options = {}) {
  const { session, user } = app
  const timer = setInterval(check, CHECKED_EVERY_MS)
  for (const type of returnEvents) addEventListener(type, check)
  for (const type of usageEvents) addEventListener(type, onUse, true)

  function check() {
    const hasSession = session.card() || user.get()
    const idleFor = Date.now() - (lastActivity(app) ?? Date.now())
    if (!hasSession || idleFor < IDLE_LIMIT_MS) return
    stop()
    session.expire()
    const locale = location.pathname.split('/').find(isLocale) ?? defaultLocale
    leaveFor(`${languageHome(locale)}?logout=1`)
  }

  /** Marks activity, as the guard would if it were there. */
  function onUse() {
    check()
    if (session.isTimedOut.get()) return
    if (session.card()) session.activity.mark()
    else if (user.get()) user.activity.mark()
  }

  function stop() {
    clearInterval(timer)
    for (const type of returnEvents) removeEventListener(type, check)
    for (const type of usageEvents) removeEventListener(type, onUse, true)
  }

  return stop
}
