import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import { IDLE_LIMIT_MS } from '@amparo/rules/portal/idle'
import type { AppParts } from '../../session/app-parts.ts'
import { lastActivity } from '../../session/last-activity.ts'
import { signsOfLife, watchForLife } from './signs-of-life.ts'

const CHECKED_EVERY_MS = 60_000
// A sign of somebody who comes back too late must not revive the session, so it is checked at once.
const checkedOn = ['focus', 'online', ...signsOfLife]

type Sessions = Pick<AppParts, 'session' | 'user'>
type Options = { leaveFor?: (address: string) => void }

/**
 * Ends an idle session (P-391), without a warning, until the guard is there to do it and calls the returned function. The guard's file may
 * be missing for good (`lazyPart`); this code comes with the routes of every page but card entry.
 */
export function limitIdle(app: Sessions, { leaveFor = (address) => location.assign(address) }: Options = {}) {
  const { session, user } = app
  const timer = setInterval(check, CHECKED_EVERY_MS)
  for (const type of checkedOn) addEventListener(type, check, { capture: true, passive: true })
  const stopWatching = watchForLife(mark)

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
  function mark(at: number) {
    if (session.card()) session.activity.mark(at)
    else if (user.get()) user.activity.mark(at)
    check()
  }

  function stop() {
    clearInterval(timer)
    stopWatching()
    for (const type of checkedOn) removeEventListener(type, check, true)
  }

  return stop
}
